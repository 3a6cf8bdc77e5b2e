CALL wall('shown_changes');
