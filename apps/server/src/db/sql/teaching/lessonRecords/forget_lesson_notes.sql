-- What was written of an erased student, and how they signed, goes; that the lesson was given, and which level it reached, stays.
CREATE OR REPLACE FUNCTION forget_lesson_notes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  theirs integer[] := ARRAY(
    SELECT r.id FROM lesson_records r JOIN bookings b ON b.tenant = r.tenant AND b.id = r.booking_id
     WHERE r.tenant = NEW.tenant AND b.student_id = NEW.id);
BEGIN
  UPDATE lesson_records SET shared_note = NULL, internal_note = NULL WHERE tenant = NEW.tenant AND id = ANY (theirs);
  UPDATE skill_ratings SET comment = NULL WHERE tenant = NEW.tenant AND record_id = ANY (theirs);
  UPDATE record_signatures SET signature = NULL, name = '–'
   WHERE tenant = NEW.tenant AND record_id = ANY (theirs) AND role IN ('student', 'guardian');
  UPDATE record_objections SET reason = '–', answer = CASE WHEN answer IS NOT NULL THEN '–' END
   WHERE tenant = NEW.tenant AND record_id = ANY (theirs);
  UPDATE record_corrections SET before = '{}' WHERE tenant = NEW.tenant AND record_id = ANY (theirs);
  UPDATE lesson_acts SET act = '{}'
   WHERE tenant = NEW.tenant AND EXISTS (
     SELECT FROM lesson_records r WHERE r.tenant = NEW.tenant AND r.id = ANY (theirs) AND r.lesson_id = lesson_acts.lesson_id
        AND coalesce(lesson_acts.booking_id, r.booking_id) = r.booking_id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION forget_lesson_notes() FROM PUBLIC;
