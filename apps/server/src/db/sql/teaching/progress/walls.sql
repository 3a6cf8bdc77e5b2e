CALL wall('self_ratings');
REVOKE UPDATE, DELETE ON self_ratings FROM dsms_app;
