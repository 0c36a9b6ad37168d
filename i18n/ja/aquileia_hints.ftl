### 「アクイレイア」のヒントの理由。

aq-hint-pecunia = 次に良い手より、Pecuniaの得点がおよそ{ $points }点多く見込めます。
aq-hint-arena = 次に良い手より、闘技場の得点がおよそ{ $points }点多く見込めます。
aq-hint-forum = 次に良い手より、建築による得点がおよそ{ $points }点多く見込めます。
aq-hint-workshops = 次に良い手より、工房の得点がおよそ{ $points }点多く見込めます。
aq-hint-laurels = 次に良い手より、月桂樹の得点がおよそ{ $points }点多く見込めます。
aq-hint-villas = 次に良い手より、別荘と月桂樹の得点がおよそ{ $points }点多く見込めます。
aq-hint-rival-pecunia = 相手のPecuniaの得点を、およそ{ $points }点減らせます。
aq-hint-rival-arena = 相手の闘技場の得点を、およそ{ $points }点減らせます。
aq-hint-rival-forum = 相手の建築による得点を、およそ{ $points }点減らせます。
aq-hint-rival-workshops = 相手の工房の得点を、およそ{ $points }点減らせます。
aq-hint-rival-laurels = 相手の月桂樹の得点を、およそ{ $points }点減らせます。
aq-hint-rival-villas = 相手の別荘と月桂樹の得点を、およそ{ $points }点減らせます。
aq-hint-only = できることはこれだけです。
aq-hint-close = どの手もほぼ互角ですが、わずかにこの手が勝ります。

## ヒントの手がもたらすもの

aq-advice-track = トラックの{ $n }番を取ります。数の小さい人が同点に勝ち、次のラウンドの先手になります。
aq-advice-track-last = 残っているのは{ $n }番だけで、いつ取っても同じです。今取れば、部下を次の手番に残せます。
aq-advice-arena = 銅貨（最大3枚）と、強さの2倍の得点または奴隷カード1枚を争います。
aq-advice-stadium = 月桂樹と{ $is_gold ->
    [yes] 金貨
   *[no] 銀貨
 }（最大3枚）を争います。
aq-outlook = コインとカードの今後

## なぜ今そこか

aq-now-alone = まだほかに誰もいません。あなただけなら1位です。
aq-now-contest = 強さ{ $own }で始まります。そこにいる相手の最高は{ $rival }です。
aq-now-dolus = 無料でコインが入ります。手元には{ $n }枚しかありません。
aq-now-pecunia = 1人しか使えないスペースで、4点は確実です。
aq-now-equi = 銅貨1枚で買えるのは{ $card }です。
aq-now-servi = 別荘には奴隷が2人か3人必要です。手元には{ $n }人います。
aq-now-theatrum = 1人しか使えないスペースです。月桂樹か、競り勝った人のコインがあなたのものになります。
aq-now-forum = 先に建てられなければ、{ $site }のコストは今すぐ払えます。
aq-now-forum-later = 市場・闘技場・競技場はフォーラムより先です。足りないコインはそこで入るかもしれません。
aq-now-latro = いま港には{ $n }枚のコインがあります。
