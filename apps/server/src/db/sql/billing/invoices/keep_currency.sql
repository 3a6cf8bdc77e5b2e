-- A school keeps its currency once it has amounts: without it they would become others.
CREATE OR REPLACE FUNCTION keep_currency() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF has_amounts(NEW.id) THEN
    RAISE EXCEPTION 'schools: there are amounts in %', OLD.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schools__currency__currency_in_use';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION keep_currency() FROM PUBLIC;
