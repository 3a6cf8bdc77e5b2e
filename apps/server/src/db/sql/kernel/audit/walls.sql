CALL wall('audit_log');
REVOKE UPDATE, DELETE ON audit_log FROM dsms_app;
