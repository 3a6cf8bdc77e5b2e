-- Who is taught in lessons that the caller gives, however far they reach elsewhere: a substitute has to know whom they meet.
-- `nth` of `total` counts the lessons of the course that are no classes, those to come among them.
CREATE OR REPLACE FUNCTION lesson_students(lesson_ids integer[])
RETURNS TABLE (lesson_id integer, booking_id integer, enrolment_id integer, student_id integer, full_name jsonb, phone text,
               photo text, licence_type_id integer, licence_type text, nth integer, total integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT l.id, b.id, b.enrolment_id, b.student_id, s.name, u.phone, coalesce(s.photo, u.avatar), e.licence_type_id, t.code,
         counted.nth::integer, counted.total::integer
    FROM lessons l
    JOIN bookings b ON b.tenant = l.tenant AND b.lesson_id = l.id AND b.status = 'booked'
    JOIN students s ON s.tenant = b.tenant AND s.id = b.student_id
    JOIN users u ON u.tenant = b.tenant AND u.id = b.student_id
    JOIN enrolments e ON e.tenant = b.tenant AND e.id = b.enrolment_id
    JOIN licence_types t ON t.tenant = e.tenant AND t.id = e.licence_type_id
   CROSS JOIN LATERAL (
     SELECT count(*) AS total, count(*) FILTER (WHERE (o.starts_at, o.id) <= (l.starts_at, l.id)) AS nth
       FROM bookings k
       JOIN lessons o ON o.tenant = k.tenant AND o.id = k.lesson_id AND o.capacity = 1
        AND (o.id = l.id OR o.status IN ('scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed'))
       JOIN lesson_types y ON y.tenant = o.tenant AND y.id = o.type_id AND y.kind <> 'theory_class'
      WHERE k.tenant = b.tenant AND k.enrolment_id = b.enrolment_id AND k.status = 'booked') counted
   WHERE l.tenant = app_tenant() AND l.id = ANY (lesson_ids) AND app_user() IN (l.trainer_id, l.actual_trainer_id)
$$;

REVOKE ALL ON FUNCTION lesson_students(integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lesson_students(integer[]) TO dsms_app;
