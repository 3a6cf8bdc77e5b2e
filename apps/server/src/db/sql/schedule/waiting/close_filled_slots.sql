-- Notes that an hour which had become free is taken again, past the offers: a lesson with the same trainer, or of none with the same
-- vehicle, takes at least half of it, or the lesson that stood without a student has one again. It is called for every lesson that
-- claims its time, and for an hour that can be given no longer. Who is just accepting an offer holds the row of the hour: that is theirs.
-- One plan for all lessons: planning costs more than looking.
CREATE OR REPLACE FUNCTION close_filled_slots(tenant_id integer, lesson integer, slot integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  WITH taken AS MATERIALIZED (
    SELECT f.id, l.id AS lesson_id,
           CASE WHEN l.source = 'student' AND l.created_at >= f.freed_at THEN 'student' ELSE 'office' END AS filled_by
      FROM freed_slots f
      JOIN lessons l ON l.tenant = f.tenant AND l.starts_at < f.ends_at AND l.ends_at > f.starts_at
     WHERE f.tenant = tenant_id AND (app_sees_all() OR tenant_id = app_tenant()) AND f.status = 'open'
       AND (slot IS NULL OR f.id = slot)
       -- by its key, as this runs with every booking
       AND l.id = ANY (CASE WHEN lesson IS NOT NULL THEN ARRAY[lesson] ELSE ARRAY(
             SELECT x.id FROM freed_slots s
               JOIN lessons x ON x.tenant = s.tenant AND x.starts_at < s.ends_at AND x.starts_at > s.starts_at - interval '12 hours'
              WHERE s.tenant = tenant_id AND s.id = slot) END)
       AND l.status IN ('scheduled', 'confirmed', 'in_progress', 'completed')
       AND least(l.ends_at, f.ends_at) - greatest(l.starts_at, f.starts_at) >= (f.ends_at - f.starts_at) / 2
       AND CASE WHEN l.id = f.lesson_id THEN NOT f.is_moved
                ELSE coalesce(l.actual_trainer_id, l.trainer_id) = f.trainer_id OR f.trainer_id IS NULL AND l.vehicle_id = f.vehicle_id END
       AND EXISTS (SELECT FROM bookings b
                    WHERE b.tenant = l.tenant AND b.lesson_id = l.id AND b.status = 'booked'
                      AND (l.id <> f.lesson_id OR b.booked_at >= f.freed_at))
     ORDER BY f.id FOR UPDATE OF f SKIP LOCKED),
  lost AS (
    UPDATE slot_offers o SET status = 'lost', answered_at = now()
      FROM taken t WHERE o.tenant = tenant_id AND o.slot_id = t.id AND o.status = 'sent')
  UPDATE freed_slots f
     SET status = 'filled', filled_at = now(), filled_lesson_id = t.lesson_id, filled_by = t.filled_by, next_offer_at = NULL
    FROM taken t WHERE f.tenant = tenant_id AND f.id = t.id;
END $$;

REVOKE ALL ON FUNCTION close_filled_slots(integer, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_filled_slots(integer, integer, integer) TO dsms_app;
