### The records: all finished matches and those going on.

chronicle-heading = Records
chronicle-going-on = Going on · { $count }
chronicle-finished = Finished · { $count }
chronicle-all = All · { $count }
chronicle-search = City, person, date …
chronicle-none = No match has been played yet.
chronicle-none-found = No match fits these words.
chronicle-replay = Replay
chronicle-scores = Scores
chronicle-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
chronicle-tally = { $level }: { $wins } of { $matches }
chronicle-statistics = Won against { $tallies } (practice not counted)
chronicle-no-statistics = Finished matches against opponents are counted here; practice is not.
