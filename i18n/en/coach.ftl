### Looking back over a match.

## The file beside the record

coach-file-damaged = What had been found out about this match is damaged; it is judged again.
coach-file-older = What had been found out about this match is from another version; it is judged again.
coach-file-foreign = What lay beside this match belongs to another one; it is judged again.
