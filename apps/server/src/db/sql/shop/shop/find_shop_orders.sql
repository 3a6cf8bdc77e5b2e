CREATE OR REPLACE FUNCTION find_shop_orders(within integer, needle text, patterns text[]) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 200 AS $$
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM shop_orders WHERE tenant = $1 AND (search LIKE $2 OR ' || search_condition(patterns) || ')'
    USING within, contains_pattern(needle);
END $$;

REVOKE ALL ON FUNCTION find_shop_orders(integer, text, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_shop_orders(integer, text, text[]) TO dsms_app;
