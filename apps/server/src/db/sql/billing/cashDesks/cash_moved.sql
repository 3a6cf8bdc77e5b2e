-- The cash that came into and went out of a cash desk on one of its days. The caller may not reach all of the students who paid,
-- so this looks over the wall of reach: a count has to be right.
CREATE OR REPLACE FUNCTION cash_moved(tenant_id integer, session integer, OUT came bigint, OUT went bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s cash desk';
  END IF;
  SELECT coalesce(sum(p.amount_minor) FILTER (WHERE p.kind = 'payment'), 0),
         coalesce(sum(p.amount_minor) FILTER (WHERE p.kind <> 'payment' AND p.status = 'succeeded'), 0)
    INTO came, went
    FROM payments p WHERE p.tenant = tenant_id AND p.session_id = session;
END $$;

REVOKE ALL ON FUNCTION cash_moved(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cash_moved(integer, integer) TO dsms_app;
