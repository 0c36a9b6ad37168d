### ルールブック

rules-search = ルールを検索
rules-finds = { $count ->
    [0] 見つかりません
   *[other] { $count }か所
}
rules-differences = 箱のルールとの違い
rules-differs = 箱のルールとの違い
rules-all-differences = 違いの一覧を見る
rules-in-this-section = この章の項目
rules-see-also = 関連する項目
rules-printed = 原本の用語：{ $term }
rules-page = { $page } / { $pages }ページ
rules-previous = 前へ
rules-next = 次へ
rules-no-previous = 最初のページです。
rules-no-next = 最後のページです。
