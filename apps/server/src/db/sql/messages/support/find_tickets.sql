-- Tickets whose subject contains the text, newest first: of the own tenant, or of all for the platform.
CREATE OR REPLACE FUNCTION find_tickets(within integer, needle text) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 200 AS $$
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM support_tickets WHERE ($1 IS NULL OR tenant = $1) AND search LIKE $2'
    USING within, '%' || replace(replace(replace(normalise_text(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%';
END $$;

REVOKE ALL ON FUNCTION find_tickets(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_tickets(integer, text) TO dsms_app;
