-- What was sent and what was accepted stays word for word. `forget_student`, itself a trigger, may take personal data away.
CREATE OR REPLACE FUNCTION keep_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() = 1 THEN
    RAISE EXCEPTION 'contract %: sent', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'contracts__template_id__contract_sent';
  END IF;
  RETURN NEW;
END $$;
