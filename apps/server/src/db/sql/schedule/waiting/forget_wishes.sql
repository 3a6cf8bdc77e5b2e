-- An erased student waits for nothing and asks for nothing any more, and what was written of their wishes goes, from
-- the log too.
CREATE OR REPLACE FUNCTION forget_wishes(school integer, person integer) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE waitlist_entries SET status = 'withdrawn' WHERE tenant = school AND student_id = person AND status = 'waiting';
  UPDATE slot_offers SET status = 'expired' WHERE tenant = school AND student_id = person AND status = 'sent';
  UPDATE move_requests SET status = 'lapsed' WHERE tenant = school AND student_id = person AND status = 'pending';
  UPDATE move_requests SET note = NULL, status_reason = CASE WHEN status_reason IS NOT NULL THEN '–' END
   WHERE tenant = school AND student_id = person AND (note IS NOT NULL OR status_reason IS NOT NULL);
  UPDATE audit_log SET before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = school
     AND (entity = 'waitlist_entries' AND entity_id IN (SELECT w.id FROM waitlist_entries w WHERE w.tenant = school AND w.student_id = person)
       OR entity = 'move_requests' AND entity_id IN (SELECT m.id FROM move_requests m WHERE m.tenant = school AND m.student_id = person));
END $$;

REVOKE ALL ON FUNCTION forget_wishes(integer, integer) FROM PUBLIC;
