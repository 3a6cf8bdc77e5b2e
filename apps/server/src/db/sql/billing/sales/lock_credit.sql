-- Locks the items of a sale in the order of their keys: nobody holds or uses of them until the transaction ends. The application
-- may not change items, so it may not lock them by itself.
CREATE OR REPLACE FUNCTION lock_credit(tenant_id integer, sale integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s sale';
  END IF;
  PERFORM FROM sale_items WHERE tenant = tenant_id AND sale_id = sale ORDER BY id FOR UPDATE;
END $$;

REVOKE ALL ON FUNCTION lock_credit(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_credit(integer, integer) TO dsms_app;
