CALL account_wall('password_links');

CALL account_wall('sign_in_failures');

ALTER TABLE register_attempts ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON register_attempts USING ((SELECT app_is_system()));
GRANT SELECT, INSERT, UPDATE, DELETE ON register_attempts TO dsms_app;
