-- The file of a paper, for everybody who may see the paper: whoever uploaded it owns it, and the school reads it.
CREATE OR REPLACE FUNCTION document_file(document integer) RETURNS SETOF files
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT f.* FROM documents d JOIN files f ON f.tenant = d.tenant AND f.id = d.file_id
   WHERE d.id = document AND d.tenant = app_tenant();
END $$;

REVOKE ALL ON FUNCTION document_file(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION document_file(integer) TO dsms_app;
