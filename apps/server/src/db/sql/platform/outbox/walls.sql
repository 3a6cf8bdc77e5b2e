-- Anybody's action may cause mail; only the platform reads it.
ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY write ON outbox FOR INSERT WITH CHECK (true);
CREATE POLICY platform ON outbox USING ((SELECT app_sees_all()));
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox TO dsms_app;

-- Read by the own school and the platform, written by these functions alone.
CALL wall('outside_mail_counts');
REVOKE INSERT, UPDATE, DELETE ON outside_mail_counts FROM dsms_app;
