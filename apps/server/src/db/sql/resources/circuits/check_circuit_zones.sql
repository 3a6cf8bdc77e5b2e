-- The zones of a circuit together hold at most as many vehicles as the circuit may. Looked at when the transaction ends, since
-- zones change one after the other; the circuit is held, so that two who change them are looked at one after the other.
CREATE OR REPLACE FUNCTION check_circuit_zones() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  circuit integer := CASE WHEN TG_TABLE_NAME = 'circuits' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'circuit_id')::integer END;
  allowed integer;
BEGIN
  SELECT legal_capacity INTO allowed FROM circuits WHERE tenant = NEW.tenant AND id = circuit FOR UPDATE;
  IF (SELECT sum(capacity) FROM circuit_zones WHERE tenant = NEW.tenant AND circuit_id = circuit) > allowed THEN
    RAISE EXCEPTION 'circuits: the zones of % hold more than it does', circuit
      USING ERRCODE = 'check_violation', CONSTRAINT = 'circuits__legal_capacity__beyond_capacity';
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION check_circuit_zones() FROM PUBLIC;
