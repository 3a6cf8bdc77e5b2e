-- Holds credit for a seat: what expires first comes first. A piece covers a lesson of any length. Answers the minutes that
-- nothing covers.
CREATE OR REPLACE FUNCTION hold_credit(tenant_id integer, booking integer, enrolment integer, of_kind text, on_day date, minutes integer)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  item record;
  rest integer := minutes;
  taken integer;
BEGIN
  FOR item IN
    SELECT i.id, i.unit, i.free FROM sale_items i JOIN sales s ON s.tenant = i.tenant AND s.id = i.sale_id
     WHERE s.tenant = tenant_id AND s.enrolment_id = enrolment AND s.status IN ('active', 'transferred')
       AND of_kind = ANY (i.lesson_kinds) AND i.free > 0 AND (s.expires_on IS NULL OR s.expires_on >= on_day)
     ORDER BY s.expires_on NULLS LAST, i.id FOR UPDATE OF i
  LOOP
    EXIT WHEN rest = 0;
    CONTINUE WHEN item.unit = 'pieces' AND rest < minutes;
    taken := CASE item.unit WHEN 'pieces' THEN 1 ELSE least(item.free, rest) END;
    INSERT INTO credit_moves (tenant, item_id, kind, qty, booking_id) VALUES (tenant_id, item.id, 'hold', taken, booking);
    rest := CASE item.unit WHEN 'pieces' THEN 0 ELSE rest - taken END;
  END LOOP;
  RETURN rest;
END $$;

REVOKE ALL ON FUNCTION hold_credit(integer, integer, integer, text, date, integer) FROM PUBLIC;
