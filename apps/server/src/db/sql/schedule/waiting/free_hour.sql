-- Notes an hour that became free and can be given to somebody who waits: not of a class, which has a list of its own, nor of an
-- exam, and not when the school itself could not give it, or gave it past its own rules of the hour. Whoever cancels, by whatever way, comes through here.
CREATE OR REPLACE FUNCTION free_hour(tenant_id integer, lesson integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, next_offer_at)
  SELECT l.tenant, l.id, l.starts_at, l.ends_at, l.type_id, coalesce(l.actual_trainer_id, l.trainer_id), l.vehicle_id, now()
    FROM lessons l JOIN lesson_types y ON y.tenant = l.tenant AND y.id = l.type_id
   WHERE l.tenant = tenant_id AND l.id = lesson AND l.starts_at > now()
     AND NOT past_rules_of_hour(l.overridden)
     AND y.kind NOT IN ('theory_class', 'exam', 'mock_exam') AND l.capacity = 1
     AND coalesce(l.cancel_reason, 'other') IN ('student_sick', 'student_other', 'other')
     AND (l.status = 'cancelled'
          OR l.status IN ('requested', 'scheduled', 'confirmed')
             AND NOT EXISTS (SELECT FROM bookings b WHERE b.tenant = l.tenant AND b.lesson_id = l.id AND b.status = 'booked'))
  ON CONFLICT DO NOTHING
$$;

REVOKE ALL ON FUNCTION free_hour(integer, integer) FROM PUBLIC;
