CREATE OR REPLACE FUNCTION find_shop_reviews(within integer, needle text) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 200 AS $$
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM shop_reviews WHERE tenant = $1 AND search LIKE $2'
    USING within, '%' || replace(replace(replace(normalise_text(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%';
END $$;

REVOKE ALL ON FUNCTION find_shop_reviews(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_shop_reviews(integer, text) TO dsms_app;
