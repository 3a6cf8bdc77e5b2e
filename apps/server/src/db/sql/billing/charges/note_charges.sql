-- Charges students for seats that they gave up late or left empty: `said` is a list of objects with `booking`, `amount`, and of
-- an hour that somebody else may take `from`, `until`, `trainer` and `vehicle`. A seat is charged once; what it costs in which money is the booking's.
-- Anyone who may cancel a lesson may be beyond a student of it, so this looks over the wall of reach. Answers what is new.
CREATE OR REPLACE FUNCTION note_charges(tenant_id integer, what text, due integer, said jsonb) RETURNS SETOF integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s charge';
  END IF;
  RETURN QUERY
    INSERT INTO charges (tenant, enrolment_id, student_id, booking_id, kind, amount_minor, currency, tax_code, tax_bps, due_on, status,
                         freed_from, freed_until, freed_trainer_id, freed_vehicle_id)
    SELECT b.tenant, b.enrolment_id, b.student_id, b.id, what, s.amount, b.currency, 'S', tax_bps_of(b.tenant, l.branch_id, 'S', app_today()), app_today() + due, 'open',
           s."from", s.until, s.trainer, s.vehicle
      FROM jsonb_to_recordset(said) AS s (booking integer, amount bigint, "from" timestamptz, until timestamptz, trainer integer, vehicle integer)
      JOIN bookings b ON b.tenant = tenant_id AND b.id = s.booking AND b.currency IS NOT NULL
      JOIN lessons l ON l.tenant = b.tenant AND l.id = b.lesson_id
     WHERE s.amount > 0
    ON CONFLICT DO NOTHING
    RETURNING id;
END $$;

REVOKE ALL ON FUNCTION note_charges(integer, text, integer, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_charges(integer, text, integer, jsonb) TO dsms_app;
