### Words every screen shares.

ok = OK
cancel = Cancel
close = Close
back = Back
yes = Yes
no = No
on = on
off = off
done = Done
