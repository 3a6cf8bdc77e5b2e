-- The status of a charge follows from what was paid and waived of it. A deed says which of the two ends a rest has that is not
-- paid; a payment that is taken back opens the charge again.
CREATE OR REPLACE FUNCTION keep_charge_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest bigint := NEW.amount_minor - NEW.paid_minor - NEW.waived_minor;
BEGIN
  IF NEW.status = 'reversed' THEN
    RETURN NEW;
  END IF;
  IF rest > 0 THEN
    NEW.status := CASE WHEN NEW.paid_minor + NEW.waived_minor > 0 THEN 'part_paid' ELSE 'open' END;
    NEW.settled_at := NULL;
    NEW.settled_by := NULL;
  ELSIF OLD.settled_at IS NULL THEN
    NEW.status := CASE WHEN NEW.status IN ('waived', 'written_off') THEN NEW.status ELSE 'paid' END;
    NEW.settled_at := now();
    NEW.settled_by := app_user();
  END IF;
  RETURN NEW;
END $$;
