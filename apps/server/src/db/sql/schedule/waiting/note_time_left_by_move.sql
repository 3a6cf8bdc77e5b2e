-- Notes what lessons leave when they go to another time or trainer, or become shorter, and a student waits for it: with the type
-- of the lesson where that still fits, else with the longest of another type. What cannot be offered any more, an hour before,
-- is too short for any of them, or where rules were passed for it, is left alone. An hour to which a lesson comes back is free no
-- longer. `before` says how the lessons stood: objects with the columns of `lessons` that are named here.
CREATE OR REPLACE FUNCTION note_time_left_by_move(tenant_id integer, before jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was lessons;
  now_is lessons;
  gave integer;
  gives integer;
  taken tstzrange;
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s lesson';
  END IF;
  FOR was IN SELECT (jsonb_populate_record(NULL::lessons, one)).* FROM jsonb_array_elements(before) AS one
  LOOP
    SELECT l.* INTO now_is FROM lessons l
     WHERE l.tenant = tenant_id AND l.id = was.id AND lesson_is_open(l.status);
    gave := coalesce(was.actual_trainer_id, was.trainer_id);
    gives := coalesce(now_is.actual_trainer_id, now_is.trainer_id);
    CONTINUE WHEN now_is.id IS NULL OR was.capacity <> 1 OR was.status NOT IN ('requested', 'scheduled', 'confirmed')
      OR (was.starts_at, was.ends_at, gave) IS NOT DISTINCT FROM (now_is.starts_at, now_is.ends_at, gives);
    taken := CASE WHEN gave IS NOT DISTINCT FROM gives THEN tstzrange(now_is.starts_at, now_is.ends_at) ELSE 'empty' END;
    UPDATE slot_offers o SET status = 'expired'
      FROM freed_slots f
     WHERE f.tenant = tenant_id AND f.lesson_id = now_is.id AND f.is_moved AND f.status = 'open' AND f.trainer_id IS NOT DISTINCT FROM gives
       AND tstzrange(f.starts_at, f.ends_at) && tstzrange(now_is.starts_at, now_is.ends_at)
       AND o.tenant = f.tenant AND o.slot_id = f.id AND o.status = 'sent';
    UPDATE freed_slots f SET status = 'closed', next_offer_at = NULL
     WHERE f.tenant = tenant_id AND f.lesson_id = now_is.id AND f.is_moved AND f.status = 'open' AND f.trainer_id IS NOT DISTINCT FROM gives
       AND tstzrange(f.starts_at, f.ends_at) && tstzrange(now_is.starts_at, now_is.ends_at);
    INSERT INTO freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, is_moved, next_offer_at)
    SELECT tenant_id, now_is.id, part.begins, part.begins + make_interval(mins => fit.minutes), fit.id, gave, car.id, true, now()
      FROM (SELECT lower(p) AS begins, upper(p) AS ends
              FROM unnest(tstzmultirange(tstzrange(was.starts_at, was.ends_at)) - tstzmultirange(taken)) AS p) part
     CROSS JOIN LATERAL (
       SELECT free_vehicle(tenant_id, was.vehicle_id, part.begins, part.ends,
                now_is.vehicle_id IS NOT DISTINCT FROM was.vehicle_id AND part.begins < now_is.ends_at AND part.ends > now_is.starts_at) AS id) car
     CROSS JOIN LATERAL (
       SELECT t.id, t.minutes
         FROM (SELECT y.id, y.min_minutes,
                      (least(y.max_minutes, extract(epoch FROM part.ends - part.begins) / 60,
                             CASE WHEN y.id = was.type_id THEN extract(epoch FROM was.ends_at - was.starts_at) / 60 ELSE y.default_minutes END)
                       ::integer / y.step_minutes * y.step_minutes) AS minutes
                 FROM lesson_types y
                WHERE y.tenant = tenant_id AND y.status = 'active' AND y.archived_at IS NULL
                  AND y.kind NOT IN ('theory_class', 'exam', 'mock_exam')
                  AND (y.needs_vehicle <> 'required' OR car.id IS NOT NULL) AND (y.needs_trainer <> 'required' OR gave IS NOT NULL)
                  AND (y.needs_room <> 'required' OR was.room_id IS NOT NULL)
                  AND (y.needs_circuit <> 'required' OR was.circuit_id IS NOT NULL)
                  AND (y.needs_simulator <> 'required' OR was.simulator_id IS NOT NULL)
                  AND EXISTS (SELECT FROM waitlist_entries w
                               WHERE w.tenant = y.tenant AND w.status = 'waiting' AND w.archived_at IS NULL AND y.id = ANY (w.type_ids)
                                 AND NOT EXISTS (SELECT FROM bookings b WHERE b.tenant = w.tenant AND b.lesson_id = now_is.id
                                                    AND b.student_id = w.student_id AND b.status = 'booked'))) t
        WHERE t.minutes >= t.min_minutes AND t.minutes > 0
        ORDER BY t.id = was.type_id DESC, t.minutes DESC, t.id LIMIT 1) fit
     WHERE part.begins > now() + interval '1 hour' AND NOT past_rules_of_hour(was.overridden)
       AND EXISTS (SELECT FROM lesson_types y WHERE y.tenant = tenant_id AND y.id = was.type_id
                      AND y.kind NOT IN ('theory_class', 'exam', 'mock_exam'))
    ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION note_time_left_by_move(integer, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_time_left_by_move(integer, jsonb) TO dsms_app;
