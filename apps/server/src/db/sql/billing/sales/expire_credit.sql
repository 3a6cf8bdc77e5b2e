-- Ends what is free of sales whose last day is over, of all schools or of some enrolments of one. What lessons hold stays live.
-- Answers how many items that were.
CREATE OR REPLACE FUNCTION expire_credit(most integer, tenant_id integer DEFAULT NULL, enrolment_ids integer[] DEFAULT NULL) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  ended record;
  items integer := 0;
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s sale';
  END IF;
  FOR ended IN
    SELECT s.tenant, s.id, s.status FROM sales s JOIN schools z ON z.id = s.tenant
     WHERE (tenant_id IS NULL AND s.status = 'active' OR s.tenant = tenant_id AND s.enrolment_id = ANY (enrolment_ids))
       AND s.expires_on <= current_date + 1 AND s.expires_on < (now() AT TIME ZONE z.time_zone)::date
     ORDER BY s.tenant, s.id LIMIT most FOR UPDATE OF s SKIP LOCKED
  LOOP
    -- the order of locks of every move: items by their keys
    PERFORM FROM sale_items i WHERE i.tenant = ended.tenant AND i.sale_id = ended.id ORDER BY i.id FOR UPDATE;
    UPDATE sales SET status = 'expired' WHERE tenant = ended.tenant AND id = ended.id AND status = 'active';
    INSERT INTO credit_moves (tenant, item_id, kind, qty)
    SELECT i.tenant, i.id, 'expire', i.free FROM sale_items i
     WHERE i.tenant = ended.tenant AND i.sale_id = ended.id AND i.free > 0 ORDER BY i.id;
    items := items + 1;
  END LOOP;
  RETURN items;
END $$;

REVOKE ALL ON FUNCTION expire_credit(integer, integer, integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION expire_credit(integer, integer, integer[]) TO dsms_app;
