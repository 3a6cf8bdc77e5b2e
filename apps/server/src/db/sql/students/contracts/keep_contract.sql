-- What was sent and what was accepted stays word for word. Functions of the database work as its owner: `forget_student` takes
-- personal data away, and `move_student_rows` gives contracts to the record that another one went into.
CREATE OR REPLACE FUNCTION keep_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'dsms_app' THEN
    RAISE EXCEPTION 'contract %: sent', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'contracts__template_id__contract_sent';
  END IF;
  RETURN NEW;
END $$;
