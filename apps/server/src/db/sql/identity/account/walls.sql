CALL personal_wall('email_changes');

CALL personal_wall('two_steps');
