-- Where an erased student was met tells where they lived; that goes from the lessons that were theirs alone, and from the log. So
-- does what was written of why their lesson took longer or shorter.
CREATE OR REPLACE FUNCTION forget_places(school integer, person integer) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  places text[] := '{meeting_point,meeting_lat,meeting_lng,end_point,end_lat,end_lng}';
  theirs integer[] := ARRAY(
    SELECT b.lesson_id FROM bookings b
     WHERE b.tenant = school AND b.student_id = person
       AND NOT EXISTS (SELECT FROM bookings o WHERE o.tenant = b.tenant AND o.lesson_id = b.lesson_id AND o.student_id <> b.student_id));
BEGIN
  UPDATE lessons SET meeting_point = NULL, meeting_lat = NULL, meeting_lng = NULL, end_point = NULL, end_lat = NULL, end_lng = NULL
   WHERE tenant = school AND id = ANY (theirs);
  UPDATE audit_log SET before = before - places, after = after - places
   WHERE tenant = school AND entity = 'lessons' AND entity_id = ANY (theirs) AND (before ?| places OR after ?| places);
  UPDATE bookings SET minutes_reason = NULL WHERE tenant = school AND student_id = person AND minutes_reason IS NOT NULL;
  UPDATE audit_log SET before = before - 'minutes_reason', after = after - 'minutes_reason'
   WHERE tenant = school AND entity = 'bookings' AND (before ? 'minutes_reason' OR after ? 'minutes_reason')
     AND entity_id IN (SELECT b.id FROM bookings b WHERE b.tenant = school AND b.student_id = person);
END $$;

REVOKE ALL ON FUNCTION forget_places(integer, integer) FROM PUBLIC;
