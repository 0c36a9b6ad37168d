### これまでの対局の記録

chronicle-heading = 対局記録
chronicle-going-on = 進行中 · { $count }
chronicle-finished = 終了 · { $count }
chronicle-all = すべて · { $count }
chronicle-search = 街、名前、日付など
chronicle-none = まだ対局記録はありません。
chronicle-none-found = 当てはまる対局はありません。
chronicle-replay = リプレイ
chronicle-scores = 得点
chronicle-won = { $names }の勝ち
chronicle-tally = { $level }：{ $matches }局{ $wins }勝
chronicle-statistics = 相手の強さ別の成績　{ $tallies }（練習を除く）
chronicle-no-statistics = コンピュータとの対局が終わると、ここに成績が出ます（練習を除く）。
