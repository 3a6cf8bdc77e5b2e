-- The paper of a credential, for everybody of the school who may see the credential.
CREATE OR REPLACE FUNCTION credential_file(credential integer) RETURNS SETOF files
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT f.* FROM files f JOIN trainer_credentials c ON c.file_id = f.id
   WHERE c.id = credential AND c.tenant = app_tenant();
END $$;

REVOKE ALL ON FUNCTION credential_file(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION credential_file(integer) TO dsms_app;
