-- Charges a seat for the minutes that no credit covers, by its price: once, and again when the amount changes. Its day is the
-- lesson's.
CREATE OR REPLACE FUNCTION charge_rest(tenant_id integer, booking integer, amount bigint, on_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known record;
BEGIN
  SELECT c.id, c.amount_minor INTO known FROM charges c
   WHERE c.tenant = tenant_id AND c.booking_id = booking AND c.kind = 'lesson' AND c.status <> 'reversed' FOR NO KEY UPDATE;
  IF known.amount_minor = amount THEN
    UPDATE charges SET due_on = on_day WHERE tenant = tenant_id AND id = known.id AND due_on <> on_day;
    RETURN;
  END IF;
  IF known.id IS NOT NULL THEN
    PERFORM reverse_charges(tenant_id, ARRAY[known.id], 'covered', app_user());
  END IF;
  IF amount > 0 THEN
    INSERT INTO charges (tenant, enrolment_id, student_id, booking_id, kind, amount_minor, currency, tax_code, tax_bps, due_on, status)
    SELECT b.tenant, b.enrolment_id, b.student_id, b.id, 'lesson', amount, b.currency, 'S',
           tax_bps_of(b.tenant, l.branch_id, 'S', app_today()), on_day, 'open'
      FROM bookings b JOIN lessons l ON l.tenant = b.tenant AND l.id = b.lesson_id
     WHERE b.tenant = tenant_id AND b.id = booking;
  END IF;
END $$;

REVOKE ALL ON FUNCTION charge_rest(integer, integer, bigint, date) FROM PUBLIC;
