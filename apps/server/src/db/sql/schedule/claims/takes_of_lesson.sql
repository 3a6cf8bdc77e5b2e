-- Whose time a lesson takes: the one who gives it, what it is given with and where, and whoever is booked.
CREATE OR REPLACE FUNCTION takes_of_lesson(tenant_id integer, lesson integer) RETURNS TABLE (kind text, ref integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT taken.kind, taken.ref
    FROM lessons l, LATERAL (VALUES
      ('trainer', coalesce(l.actual_trainer_id, l.trainer_id)), ('vehicle', l.vehicle_id), ('room', l.room_id),
      ('simulator', l.simulator_id), ('circuit', l.circuit_id), ('zone', l.zone_id)) AS taken (kind, ref)
   WHERE l.tenant = tenant_id AND l.id = lesson AND taken.ref IS NOT NULL
   UNION
  SELECT 'student', b.student_id FROM bookings b
   WHERE b.tenant = tenant_id AND b.lesson_id = lesson AND b.status = 'booked';
END $$;

REVOKE ALL ON FUNCTION takes_of_lesson(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION takes_of_lesson(integer, integer) TO dsms_app;
