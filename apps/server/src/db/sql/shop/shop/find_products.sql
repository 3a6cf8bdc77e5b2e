-- Row policies would keep the planner from the trigram indexes (LIKE is not leakproof): these look as their owner, in the
-- caller's tenant alone.
CREATE OR REPLACE FUNCTION find_products(within integer, needle text) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 200 AS $$
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM shop_products WHERE tenant = $1 AND search LIKE $2'
    USING within, '%' || replace(replace(replace(normalise_text(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%';
END $$;

REVOKE ALL ON FUNCTION find_products(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_products(integer, text) TO dsms_app;
