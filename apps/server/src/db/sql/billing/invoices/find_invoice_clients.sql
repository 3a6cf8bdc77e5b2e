CREATE OR REPLACE FUNCTION find_invoice_clients(within integer, needle text, patterns text[], at_most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20 AS $$
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE
    'SELECT id FROM invoice_clients WHERE tenant = $1 AND archived_at IS NULL AND (search LIKE $2 OR '
      || search_condition(patterns) || ') ORDER BY id LIMIT $3'
    USING within, contains_pattern(needle), at_most;
END $$;

REVOKE ALL ON FUNCTION find_invoice_clients(integer, text, text[], integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_invoice_clients(integer, text, text[], integer) TO dsms_app;
