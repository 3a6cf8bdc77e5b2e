ALTER TABLE live_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY person ON live_events USING (user_id = (SELECT app_user()) OR user_id IS NULL OR (SELECT app_is_system()));
GRANT SELECT, DELETE ON live_events TO dsms_app;

-- Who is there is told to those who may know by the functions that list contacts.
ALTER TABLE live_people ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON live_people USING ((SELECT app_is_system()));
GRANT SELECT, INSERT, UPDATE, DELETE ON live_people TO dsms_app;
