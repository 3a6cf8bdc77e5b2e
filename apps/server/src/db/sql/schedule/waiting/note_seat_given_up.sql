-- Notes the hours of lessons that were cancelled, or that stand without a student now, where they can be given to a student who
-- waits: not of a class, which has a list of its own, nor of an exam. An hour that the school itself could not give, or gave past
-- its own rules of the hour, is left out. Called for every lesson of which a seat was given up.
CREATE OR REPLACE FUNCTION note_seat_given_up(tenant_id integer, lesson_ids integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, next_offer_at)
  SELECT l.tenant, l.id, l.starts_at, l.ends_at, l.type_id, coalesce(l.actual_trainer_id, l.trainer_id), l.vehicle_id, now()
    FROM lessons l JOIN lesson_types y ON y.tenant = l.tenant AND y.id = l.type_id
   WHERE l.tenant = tenant_id AND (app_sees_all() OR tenant_id = app_tenant()) AND l.id = ANY (lesson_ids) AND l.starts_at > now()
     AND NOT past_rules_of_hour(l.overridden)
     AND y.kind NOT IN ('theory_class', 'exam', 'mock_exam') AND l.capacity = 1
     AND coalesce(l.cancel_reason, 'other') IN ('student_sick', 'student_other', 'other')
     AND (l.status = 'cancelled'
          OR lesson_is_open(l.status)
             AND NOT EXISTS (SELECT FROM bookings b WHERE b.tenant = l.tenant AND b.lesson_id = l.id AND b.status = 'booked'))
   ORDER BY l.id
  ON CONFLICT DO NOTHING;
END $$;

REVOKE ALL ON FUNCTION note_seat_given_up(integer, integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_seat_given_up(integer, integer[]) TO dsms_app;
