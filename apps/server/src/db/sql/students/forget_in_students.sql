-- What tells who an erased student or guardian was goes from what the school knows of them. That they learnt stays.
CREATE OR REPLACE FUNCTION forget_in_students(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  PERFORM forget_student(it.tenant, person, shown);
END $$;

REVOKE ALL ON FUNCTION forget_in_students(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_students(integer, text) TO dsms_app;
