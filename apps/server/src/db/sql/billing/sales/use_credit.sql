-- Uses the holds of a seat for the minutes that count. The rest of a hold becomes free; a piece is used whole.
CREATE OR REPLACE FUNCTION use_credit(tenant_id integer, booking integer, minutes integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hold record;
  rest integer := minutes;
  used integer;
BEGIN
  FOR hold IN
    SELECT m.id, m.item_id, m.qty, i.unit FROM credit_moves m JOIN sale_items i ON i.tenant = m.tenant AND i.id = m.item_id
     WHERE m.tenant = tenant_id AND m.booking_id = booking AND m.kind = 'hold'
       AND NOT EXISTS (SELECT FROM credit_moves e WHERE e.tenant = m.tenant AND e.hold_id = m.id)
     ORDER BY m.id
  LOOP
    used := CASE hold.unit WHEN 'pieces' THEN 1 ELSE least(hold.qty, rest) END;
    INSERT INTO credit_moves (tenant, item_id, kind, qty, booking_id, hold_id)
    VALUES (tenant_id, hold.item_id, CASE WHEN used > 0 THEN 'use' ELSE 'release' END, CASE WHEN used > 0 THEN used ELSE hold.qty END,
            booking, hold.id);
    rest := rest - CASE hold.unit WHEN 'pieces' THEN rest ELSE used END;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION use_credit(integer, integer, integer) FROM PUBLIC;
