-- A lesson that takes an hour which a student gave up late gives the fee for it back: with the same trainer or vehicle over at
-- least half of that hour, or as the seat itself that somebody else has now. It is called for every lesson that claims its
-- time; what is reversed stays so, whoever comes after. What was paid already becomes balance of the student.
CREATE OR REPLACE FUNCTION give_back_fees(tenant_id integer, lesson integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  refilled integer[];
BEGIN
  SELECT array_agg(c.id) INTO refilled
    FROM lessons l JOIN charges c ON c.tenant = l.tenant
   WHERE l.tenant = tenant_id AND (app_sees_all() OR tenant_id = app_tenant()) AND l.id = lesson AND l.status IN ('scheduled', 'confirmed', 'in_progress', 'completed')
     AND c.kind = 'late_cancellation' AND c.status <> 'reversed' AND (c.open_minor > 0 OR c.paid_minor > 0)
     AND c.freed_from < l.ends_at AND c.freed_until > l.starts_at
     AND least(l.ends_at, c.freed_until) - greatest(l.starts_at, c.freed_from) >= (c.freed_until - c.freed_from) / 2
     AND EXISTS (
       SELECT FROM bookings b JOIN bookings gone ON gone.tenant = c.tenant AND gone.id = c.booking_id
        WHERE b.tenant = l.tenant AND b.lesson_id = l.id AND b.status = 'booked'
          AND (CASE WHEN gone.lesson_id = l.id THEN b.booked_at >= c.created_at
                    ELSE coalesce(l.actual_trainer_id, l.trainer_id) = c.freed_trainer_id OR l.vehicle_id = c.freed_vehicle_id END));
  IF refilled IS NOT NULL THEN
    PERFORM reverse_charges(tenant_id, refilled, 'refilled', NULL);
  END IF;
END $$;

REVOKE ALL ON FUNCTION give_back_fees(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION give_back_fees(integer, integer) TO dsms_app;
