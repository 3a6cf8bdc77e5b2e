CALL shared_wall('events',
  'owner_id = (SELECT app_user())
   OR (is_shared AND tenant = (SELECT app_tenant()) AND ((SELECT app_meets_all()) OR may_meet(owner_id)))
   OR is_event_guest(coalesce(series_id, id))',
  'owner_id = (SELECT app_user())');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION touch_record('exdates', 'removed_at', 'ends_at', 'starts_at');

CALL shared_wall('event_guests',
  'user_id = (SELECT app_user()) OR (SELECT true FROM events e WHERE e.id = event_id)',
  'user_id = (SELECT app_user()) OR (SELECT true FROM events e WHERE e.id = event_id AND e.owner_id = (SELECT app_user()))');
-- A guest answers; inviting is the owner's. (The wall of 0004 let anybody write rows about themselves.)
DROP POLICY write ON event_guests;
CREATE POLICY invite ON event_guests
  USING ((SELECT app_is_system())
    OR (SELECT true FROM events e WHERE e.id = event_id AND e.owner_id = (SELECT app_user())));
CREATE POLICY answer ON event_guests FOR UPDATE
  USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));

CALL personal_wall('event_reminders');

CALL personal_wall('calendar_feeds');
