CALL wall('notifications');
