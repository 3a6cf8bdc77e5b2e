-- Notes what a lesson leaves when it goes to another time or trainer, or becomes shorter, and somebody waits for it: with the type
-- of the lesson where that still fits, else with the longest of another type. What cannot be offered any more, an hour before,
-- is too short for any of them, or where rules were passed for it, is left alone; and an hour to which a lesson comes back is free no longer.
CREATE OR REPLACE FUNCTION free_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gave integer := coalesce(OLD.actual_trainer_id, OLD.trainer_id);
  gives integer := coalesce(NEW.actual_trainer_id, NEW.trainer_id);
  taken tstzrange := CASE WHEN gave IS NOT DISTINCT FROM gives THEN tstzrange(NEW.starts_at, NEW.ends_at) ELSE 'empty' END;
BEGIN
  UPDATE slot_offers o SET status = 'expired'
    FROM freed_slots f
   WHERE f.tenant = NEW.tenant AND f.lesson_id = NEW.id AND f.is_moved AND f.status = 'open' AND f.trainer_id IS NOT DISTINCT FROM gives
     AND tstzrange(f.starts_at, f.ends_at) && tstzrange(NEW.starts_at, NEW.ends_at)
     AND o.tenant = f.tenant AND o.slot_id = f.id AND o.status = 'sent';
  UPDATE freed_slots f SET status = 'closed', next_offer_at = NULL
   WHERE f.tenant = NEW.tenant AND f.lesson_id = NEW.id AND f.is_moved AND f.status = 'open' AND f.trainer_id IS NOT DISTINCT FROM gives
     AND tstzrange(f.starts_at, f.ends_at) && tstzrange(NEW.starts_at, NEW.ends_at);
  INSERT INTO freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, is_moved, next_offer_at)
  SELECT NEW.tenant, NEW.id, part.begins, part.begins + make_interval(mins => fit.minutes), fit.id, gave, car.id, true, now()
    FROM (SELECT lower(p) AS begins, upper(p) AS ends
            FROM unnest(tstzmultirange(tstzrange(OLD.starts_at, OLD.ends_at)) - tstzmultirange(taken)) AS p) part
   CROSS JOIN LATERAL (
     SELECT free_vehicle(NEW.tenant, OLD.vehicle_id, part.begins, part.ends,
              NEW.vehicle_id IS NOT DISTINCT FROM OLD.vehicle_id AND part.begins < NEW.ends_at AND part.ends > NEW.starts_at) AS id) car
   CROSS JOIN LATERAL (
     SELECT t.id, t.minutes
       FROM (SELECT y.id, y.min_minutes,
                    (least(y.max_minutes, extract(epoch FROM part.ends - part.begins) / 60,
                           CASE WHEN y.id = OLD.type_id THEN extract(epoch FROM OLD.ends_at - OLD.starts_at) / 60 ELSE y.default_minutes END)
                     ::integer / y.step_minutes * y.step_minutes) AS minutes
               FROM lesson_types y
              WHERE y.tenant = NEW.tenant AND y.status = 'active' AND y.archived_at IS NULL
                AND y.kind NOT IN ('theory_class', 'exam', 'mock_exam')
                AND (y.needs_vehicle <> 'required' OR car.id IS NOT NULL) AND (y.needs_trainer <> 'required' OR gave IS NOT NULL)
                AND (y.needs_room <> 'required' OR OLD.room_id IS NOT NULL)
                AND (y.needs_circuit <> 'required' OR OLD.circuit_id IS NOT NULL)
                AND (y.needs_simulator <> 'required' OR OLD.simulator_id IS NOT NULL)
                AND EXISTS (SELECT FROM waitlist_entries w
                             WHERE w.tenant = y.tenant AND w.status = 'waiting' AND w.archived_at IS NULL AND y.id = ANY (w.type_ids)
                               AND NOT EXISTS (SELECT FROM bookings b WHERE b.tenant = w.tenant AND b.lesson_id = NEW.id
                                                  AND b.student_id = w.student_id AND b.status = 'booked'))) t
      WHERE t.minutes >= t.min_minutes AND t.minutes > 0
      ORDER BY t.id = OLD.type_id DESC, t.minutes DESC, t.id LIMIT 1) fit
   WHERE part.begins > now() + interval '1 hour' AND NOT past_rules_of_hour(OLD.overridden)
     AND EXISTS (SELECT FROM lesson_types y WHERE y.tenant = OLD.tenant AND y.id = OLD.type_id
                    AND y.kind NOT IN ('theory_class', 'exam', 'mock_exam'))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION free_moved() FROM PUBLIC;
