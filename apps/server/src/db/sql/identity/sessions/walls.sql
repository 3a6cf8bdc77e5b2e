-- A school sees the sign-ins of its own people, and who signs in those of all their places.
CALL wall('sessions');
CREATE POLICY own ON sessions USING (account_id = (SELECT app_account()));

CALL wall('identity_events');
REVOKE UPDATE ON identity_events FROM dsms_app;
CREATE POLICY kept ON identity_events AS RESTRICTIVE FOR DELETE USING ((SELECT app_sees_all()));
CREATE POLICY own ON identity_events FOR SELECT USING (account_id = (SELECT app_account()));

CALL account_wall('known_browsers');
