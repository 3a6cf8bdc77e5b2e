-- A school sees its own; whom they invite are asked by `my_invitations`.
CALL wall('invitations');
