-- Reverses charges whose reason is gone: nothing of them is open any more, and what was paid becomes balance of the student.
-- The caller may not reach all of these students, so this looks over the wall of reach.
CREATE OR REPLACE FUNCTION reverse_charges(tenant_id integer, charge_ids integer[], why text, by_person integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s charge';
  END IF;
  PERFORM FROM charges WHERE tenant = tenant_id AND id = ANY (charge_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE charges
     SET status = 'reversed', status_reason = why, settled_at = now(), settled_by = by_person, returned_minor = paid_minor
   WHERE tenant = tenant_id AND id = ANY (charge_ids) AND status <> 'reversed';
  INSERT INTO allocations (tenant, payment_id, charge_id, amount_minor, created_by)
  SELECT a.tenant, a.payment_id, a.charge_id, -sum(a.amount_minor), by_person
    FROM allocations a
   WHERE a.tenant = tenant_id AND a.charge_id = ANY (charge_ids)
   GROUP BY a.tenant, a.payment_id, a.charge_id HAVING sum(a.amount_minor) <> 0
   ORDER BY a.payment_id, a.charge_id;
END $$;

REVOKE ALL ON FUNCTION reverse_charges(integer, integer[], text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reverse_charges(integer, integer[], text, integer) TO dsms_app;
