-- The status that people see, kept in the row so that lists filter by it; BEFORE triggers run ahead of generated columns.
CREATE OR REPLACE FUNCTION label_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance bigint := NEW.total_minor - NEW.paid_minor - NEW.credited_minor;
BEGIN
  NEW.label := CASE
    WHEN NEW.state <> 'issued' THEN NEW.state
    WHEN NEW.kind = 'credit_note' OR balance <= 0 THEN 'paid'
    WHEN NEW.past_due_at <= now() THEN 'past_due'
    WHEN NEW.paid_minor + NEW.credited_minor > 0 THEN 'partial'
    WHEN NEW.downloaded_at IS NOT NULL THEN 'downloaded'
    ELSE 'sent' END;
  RETURN NEW;
END $$;
