-- Gives charges and sales of enrolments the student that the enrolments have now: two records of one person were merged, or taken apart
-- again. The caller may not reach all of these rows, so this looks over the wall of reach.
CREATE OR REPLACE FUNCTION charges_follow_enrolments(tenant_id integer, enrolment_ids integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s enrolment';
  END IF;
  UPDATE sales s SET student_id = e.student_id
    FROM enrolments e
   WHERE e.tenant = tenant_id AND e.id = ANY (enrolment_ids) AND s.tenant = e.tenant AND s.enrolment_id = e.id AND s.student_id <> e.student_id;
  UPDATE charges c SET student_id = e.student_id
    FROM enrolments e
   WHERE e.tenant = tenant_id AND e.id = ANY (enrolment_ids) AND c.tenant = e.tenant AND c.enrolment_id = e.id AND c.student_id <> e.student_id;
END $$;

REVOKE ALL ON FUNCTION charges_follow_enrolments(integer, integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION charges_follow_enrolments(integer, integer[]) TO dsms_app;
