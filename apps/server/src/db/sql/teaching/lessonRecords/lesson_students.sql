-- Who is taught in lessons that the caller gives, however far they reach elsewhere: a substitute has to know whom they meet.
-- `nth` of `total` counts the lessons of the course that are no classes, those to come among them. Each table is asked by the
-- keys that the one before gave, since a planner without statistics would go over all people of the school for each lesson.
CREATE OR REPLACE FUNCTION lesson_students(lesson_ids integer[])
RETURNS TABLE (lesson_id integer, booking_id integer, enrolment_id integer, student_id integer, full_name jsonb, phone text,
               photo text, licence_type_id integer, licence_type text, nth integer, total integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  WITH met AS MATERIALIZED (
    SELECT b.tenant, b.lesson_id, b.id, b.enrolment_id, b.student_id
      FROM lessons l
      JOIN bookings b ON b.tenant = l.tenant AND b.lesson_id = l.id AND b.status = 'booked'
     WHERE l.tenant = app_tenant() AND l.id = ANY (lesson_ids) AND app_user() IN (l.trainer_id, l.actual_trainer_id)),
  course AS MATERIALIZED (
    SELECT k.tenant, k.enrolment_id, k.lesson_id FROM bookings k
     WHERE k.tenant = app_tenant() AND k.enrolment_id = ANY (ARRAY(SELECT met.enrolment_id FROM met)) AND k.status = 'booked'),
  counted AS MATERIALIZED (
    SELECT c.enrolment_id, o.id, row_number() OVER in_order AS nth, count(*) OVER (PARTITION BY c.enrolment_id) AS total
      FROM course c
     CROSS JOIN LATERAL (
       SELECT one.id, one.starts_at FROM lessons one
        WHERE one.tenant = c.tenant AND one.id = c.lesson_id
          AND (one.id = ANY (lesson_ids) OR lesson_is_agreed(one.status))
          AND NOT EXISTS (SELECT FROM lesson_types y WHERE y.tenant = one.tenant AND y.id = one.type_id AND y.kind = 'theory_class')
        OFFSET 0) o
    WINDOW in_order AS (PARTITION BY c.enrolment_id ORDER BY o.starts_at, o.id))
  SELECT m.lesson_id, m.id, m.enrolment_id, m.student_id,
         (SELECT s.name FROM students s WHERE s.tenant = m.tenant AND s.id = m.student_id),
         (SELECT u.phone FROM users u WHERE u.tenant = m.tenant AND u.id = m.student_id),
         coalesce((SELECT s.photo FROM students s WHERE s.tenant = m.tenant AND s.id = m.student_id),
                  (SELECT u.avatar FROM users u WHERE u.tenant = m.tenant AND u.id = m.student_id)),
         e.licence_type_id, (SELECT t.code FROM licence_types t WHERE t.tenant = m.tenant AND t.id = e.licence_type_id),
         coalesce(n.nth, 1)::integer, coalesce(n.total, 1)::integer
    FROM met m
   CROSS JOIN LATERAL (SELECT x.licence_type_id FROM enrolments x WHERE x.tenant = m.tenant AND x.id = m.enrolment_id OFFSET 0) e
    LEFT JOIN counted n ON n.enrolment_id = m.enrolment_id AND n.id = m.lesson_id;
END $$;

REVOKE ALL ON FUNCTION lesson_students(integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lesson_students(integer[]) TO dsms_app;
