-- Adds what new allocations pay to the sums of their charges and payments. The checks of both tables refuse more than there is;
-- this refuses two currencies. It looks over the wall of reach, as the deed that allocates has decided who may.
CREATE OR REPLACE FUNCTION keep_allocated() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added a
      JOIN charges c ON c.tenant = a.tenant AND c.id = a.charge_id
      JOIN payments p ON p.tenant = a.tenant AND p.id = a.payment_id
     WHERE c.currency <> p.currency OR p.kind <> 'payment' OR (p.status <> 'succeeded' AND a.amount_minor > 0)
        OR (c.status = 'reversed' AND a.amount_minor > 0)) THEN
    RAISE EXCEPTION 'a payment pays charges of its currency alone, while both are in force'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocations_pair';
  END IF;
  UPDATE charges c SET paid_minor = c.paid_minor + s.amount
    FROM (SELECT tenant, charge_id, sum(amount_minor) AS amount FROM added GROUP BY tenant, charge_id) s
   WHERE c.tenant = s.tenant AND c.id = s.charge_id AND s.amount <> 0;
  UPDATE payments p SET allocated_minor = p.allocated_minor + s.amount
    FROM (SELECT tenant, payment_id, sum(amount_minor) AS amount FROM added GROUP BY tenant, payment_id) s
   WHERE p.tenant = s.tenant AND p.id = s.payment_id AND s.amount <> 0;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION keep_allocated() FROM PUBLIC;
