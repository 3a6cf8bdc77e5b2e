-- An erased person stands among the employees under another name.
CREATE OR REPLACE FUNCTION forget_in_insight(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  UPDATE employees SET full_name = shown, email = it.mailbox WHERE tenant = it.tenant AND lower(email) = ANY (it.mailed);
END $$;

REVOKE ALL ON FUNCTION forget_in_insight(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_insight(integer, text) TO dsms_app;
