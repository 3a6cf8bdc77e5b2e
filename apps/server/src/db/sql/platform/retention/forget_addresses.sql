-- Takes network addresses out of the list of sign-ins, which nobody may change otherwise. As above.
CREATE OR REPLACE FUNCTION forget_addresses(days integer, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  IF app_user() IS NOT NULL OR NOT app_sees_all() THEN
    RAISE EXCEPTION 'forget_addresses: for the server itself' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE identity_events SET ip = NULL, user_agent = NULL WHERE (tenant, id) IN (
    SELECT tenant, id FROM identity_events
     WHERE at < now() - make_interval(days => days) AND (ip IS NOT NULL OR user_agent IS NOT NULL) LIMIT most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;

REVOKE ALL ON FUNCTION forget_addresses(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_addresses(integer, integer) TO dsms_app;
