-- Which status of a person may follow which; the service says it in words, this refuses what slips through.
CREATE OR REPLACE FUNCTION check_user_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.status, NEW.status) IN (
    ('invited', 'active'), ('invited', 'inactive'), ('invited', 'archived'),
    ('active', 'inactive'), ('active', 'archived'),
    ('inactive', 'active'), ('inactive', 'invited'), ('inactive', 'archived')
  ) THEN
    RAISE EXCEPTION 'users: status % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'users_transition';
  END IF;
  RETURN NEW;
END $$;
