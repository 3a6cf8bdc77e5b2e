-- A cash desk that was closed is read, and never changed.
CREATE OR REPLACE FUNCTION guard_cash_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the day of this cash desk is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_sessions_frozen';
END $$;
