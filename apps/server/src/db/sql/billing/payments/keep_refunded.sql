-- Adds refunds to the sum of the payment that they take back. A refund that waits for approval counts, so that nobody uses its
-- money meanwhile; one that is cancelled or fails does not.
CREATE OR REPLACE FUNCTION keep_refunded() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was bigint := 0;
  counts bigint := CASE WHEN NEW.status IN ('pending', 'succeeded') THEN NEW.amount_minor ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := CASE WHEN OLD.status IN ('pending', 'succeeded') THEN OLD.amount_minor ELSE 0 END;
  END IF;
  IF counts <> was THEN
    UPDATE payments SET refunded_minor = refunded_minor + counts - was WHERE tenant = NEW.tenant AND id = NEW.of_id;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION keep_refunded() FROM PUBLIC;
