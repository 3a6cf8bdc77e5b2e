-- Ends the holds of a seat, or gives back what it used: both where `also_used` says so.
CREATE OR REPLACE FUNCTION end_credit(tenant_id integer, booking integer, also_used boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credit_moves (tenant, item_id, kind, qty, booking_id, hold_id)
  SELECT m.tenant, m.item_id, 'release', m.qty, m.booking_id, m.id FROM credit_moves m
   WHERE m.tenant = tenant_id AND m.booking_id = booking AND (m.kind = 'hold' OR m.kind = 'use' AND also_used)
     AND NOT EXISTS (SELECT FROM credit_moves e WHERE e.tenant = m.tenant AND e.hold_id = m.id)
   ORDER BY m.item_id, m.id;
END $$;

REVOKE ALL ON FUNCTION end_credit(integer, integer, boolean) FROM PUBLIC;
