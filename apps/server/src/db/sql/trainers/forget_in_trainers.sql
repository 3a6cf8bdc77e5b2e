-- What tells who an erased trainer was goes from what the school knows of them. That they taught stays.
CREATE OR REPLACE FUNCTION forget_in_trainers(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  PERFORM forget_trainer(it.tenant, person, shown, it.mailbox);
END $$;

REVOKE ALL ON FUNCTION forget_in_trainers(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_trainers(integer, text) TO dsms_app;
