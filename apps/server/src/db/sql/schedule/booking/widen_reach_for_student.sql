-- Lets the plan of the school be looked at for a student: what others take, and trainers beyond the caller's reach. For students
-- themselves, and for guardians whom the school gave one of the rights; until `restore_reach` or the end of the transaction. `others`
-- shows other students too, for what a deed brings about for them. Who reaches all lessons anyway needs no leave.
CREATE OR REPLACE FUNCTION widen_reach_for_student(student integer, permits text[], others boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_reach('lessons') = 'school' THEN
    RETURN;
  END IF;
  IF student <> app_user() AND NOT EXISTS (
    SELECT FROM student_guardians g
      JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
     WHERE g.tenant = app_tenant() AND g.guardian_id = app_user() AND g.student_id = student AND g.rights && permits) THEN
    RAISE EXCEPTION 'another student''s lessons';
  END IF;
  PERFORM set_config('app.looks_around', 'yes', true), set_config('app.reach_lessons', 'school', true),
          set_config('app.reach_trainers', 'school', true);
  IF others THEN
    PERFORM set_config('app.reach_students', 'school', true);
  END IF;
END $$;

REVOKE ALL ON FUNCTION widen_reach_for_student(integer, text[], boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION widen_reach_for_student(integer, text[], boolean) TO dsms_app;
