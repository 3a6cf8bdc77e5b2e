CALL wall('sessions');

CALL wall('identity_events');
REVOKE UPDATE ON identity_events FROM dsms_app;
CREATE POLICY kept ON identity_events AS RESTRICTIVE FOR DELETE USING ((SELECT app_sees_all()));

CALL wall('known_browsers');
