-- Erases leads of a school that came to nothing, lost or archived, and that nobody has touched for so many months. For the
-- server's own work alone, at most so many at a time. Answers how many.
CREATE OR REPLACE FUNCTION forget_leads(of_tenant integer, months integer, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_user() IS NOT NULL OR NOT app_sees_all() THEN
    RAISE EXCEPTION 'forget_leads: for the server itself' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN erase_leads(of_tenant, ARRAY(
    SELECT id FROM leads
     WHERE tenant = of_tenant AND updated_at < now() - make_interval(months => months)
       AND erased_at IS NULL AND (status = 'lost' OR archived_at IS NOT NULL AND status <> 'won')
     ORDER BY updated_at LIMIT most FOR UPDATE SKIP LOCKED));
END $$;

REVOKE ALL ON FUNCTION forget_leads(integer, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_leads(integer, integer, integer) TO dsms_app;
