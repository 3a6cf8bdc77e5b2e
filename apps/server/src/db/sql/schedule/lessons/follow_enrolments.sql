-- Gives bookings, waiting, offers and requests of enrolments the student that the enrolments have now. Two records of one
-- person were merged, or taken apart again. The caller may not reach all of these rows, so this looks over the wall of reach.
-- Answers the lessons whose bookings changed.
CREATE OR REPLACE FUNCTION follow_enrolments(tenant_id integer, enrolment_ids integer[]) RETURNS SETOF integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s enrolment';
  END IF;
  UPDATE waitlist_entries w SET student_id = e.student_id
    FROM enrolments e
   WHERE e.tenant = tenant_id AND e.id = ANY (enrolment_ids) AND w.tenant = e.tenant AND w.enrolment_id = e.id AND w.student_id <> e.student_id;
  UPDATE slot_offers o SET student_id = e.student_id
    FROM enrolments e
   WHERE e.tenant = tenant_id AND e.id = ANY (enrolment_ids) AND o.tenant = e.tenant AND o.enrolment_id = e.id AND o.student_id <> e.student_id;
  UPDATE move_requests m SET student_id = e.student_id
    FROM enrolments e JOIN bookings b ON b.tenant = e.tenant AND b.enrolment_id = e.id
   WHERE e.tenant = tenant_id AND e.id = ANY (enrolment_ids) AND m.tenant = b.tenant AND m.booking_id = b.id AND m.student_id <> e.student_id;
  RETURN QUERY
    UPDATE bookings b SET student_id = e.student_id
      FROM enrolments e
     WHERE e.tenant = tenant_id AND e.id = ANY (enrolment_ids) AND b.tenant = e.tenant AND b.enrolment_id = e.id AND b.student_id <> e.student_id
    RETURNING b.lesson_id;
END $$;

REVOKE ALL ON FUNCTION follow_enrolments(integer, integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_enrolments(integer, integer[]) TO dsms_app;
