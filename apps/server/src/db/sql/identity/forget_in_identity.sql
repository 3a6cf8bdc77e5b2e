-- An erased person is signed in nowhere and invited nowhere. What happened to the account stays, without where and by which name.
-- The account itself goes last, with `finish_erasure`.
CREATE OR REPLACE FUNCTION forget_in_identity(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  DELETE FROM sessions WHERE user_id = person;
  DELETE FROM invitations WHERE user_id = person;
  UPDATE identity_events SET ip = NULL, user_agent = NULL WHERE user_id = person;
  UPDATE identity_events SET actor_name = shown WHERE actor_id = person;
END $$;

REVOKE ALL ON FUNCTION forget_in_identity(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_identity(integer, text) TO dsms_app;
