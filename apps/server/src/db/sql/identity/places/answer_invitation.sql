-- Makes the person of an invitation one of the caller's account, or turns the invitation down. False when it is not the
-- caller's to answer (see `my_invitations`), was answered or taken back.
CREATE OR REPLACE FUNCTION answer_invitation(person integer, link text, accepts boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM my_invitations(link) m WHERE m.id = person;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM invitations WHERE user_id = person;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF accepts THEN
    UPDATE users SET account_id = app_account(), status = 'active' WHERE id = person;
  END IF;
  RETURN true;
END $$;

REVOKE ALL ON FUNCTION answer_invitation(integer, text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION answer_invitation(integer, text, boolean) TO dsms_app;
