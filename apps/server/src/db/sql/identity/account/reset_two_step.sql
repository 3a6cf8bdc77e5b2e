-- Takes the second step off somebody else's account; the caller has checked that they may, this that it is one of theirs.
CREATE OR REPLACE FUNCTION reset_two_step(person integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM two_steps WHERE person IS DISTINCT FROM app_user() AND account_id = own_account_of(person);
END $$;

REVOKE ALL ON FUNCTION reset_two_step(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reset_two_step(integer) TO dsms_app;
