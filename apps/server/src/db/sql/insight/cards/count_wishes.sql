-- How many wishes a shop's products have. Whose they are is nobody's business, so this counts as its owner.
CREATE OR REPLACE FUNCTION count_wishes(within integer) RETURNS integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT count(*)::integer FROM shop_wishes WHERE tenant = within);
END $$;

REVOKE ALL ON FUNCTION count_wishes(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_wishes(integer) TO dsms_app;
