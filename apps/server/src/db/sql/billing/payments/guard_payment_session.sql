-- No cash comes into a cash desk that is closed, nor goes out of it, and none of another day.
CREATE OR REPLACE FUNCTION guard_payment_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM cash_sessions s WHERE s.tenant = NEW.tenant AND s.id = NEW.session_id AND s.closed_at IS NULL FOR SHARE) THEN
    RAISE EXCEPTION 'the cash desk is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'payments__desk_id__desk_closed';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION guard_payment_session() FROM PUBLIC;
