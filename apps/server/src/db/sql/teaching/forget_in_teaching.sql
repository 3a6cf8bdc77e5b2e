-- What was written of an erased student, and how they signed, goes; that the lesson was given, and which level it reached, stays.
CREATE OR REPLACE FUNCTION forget_in_teaching(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
  theirs integer[];
BEGIN
  SELECT * INTO it FROM being_erased(person);
  theirs := ARRAY(
    SELECT r.id FROM lesson_records r JOIN bookings b ON b.tenant = r.tenant AND b.id = r.booking_id
     WHERE r.tenant = it.tenant AND b.student_id = person);
  UPDATE lesson_records SET shared_note = NULL, internal_note = NULL WHERE tenant = it.tenant AND id = ANY (theirs);
  UPDATE skill_ratings SET comment = NULL WHERE tenant = it.tenant AND record_id = ANY (theirs);
  UPDATE record_signatures SET signature = NULL, name = '–'
   WHERE tenant = it.tenant AND record_id = ANY (theirs) AND role IN ('student', 'guardian');
  UPDATE record_objections SET reason = '–', answer = CASE WHEN answer IS NOT NULL THEN '–' END
   WHERE tenant = it.tenant AND record_id = ANY (theirs);
  UPDATE record_corrections SET before = '{}' WHERE tenant = it.tenant AND record_id = ANY (theirs);
  UPDATE lesson_acts SET act = '{}'
   WHERE tenant = it.tenant AND EXISTS (
     SELECT FROM lesson_records r WHERE r.tenant = it.tenant AND r.id = ANY (theirs) AND r.lesson_id = lesson_acts.lesson_id
        AND coalesce(lesson_acts.booking_id, r.booking_id) = r.booking_id);
END $$;

REVOKE ALL ON FUNCTION forget_in_teaching(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_teaching(integer, text) TO dsms_app;
