-- What was issued says the same for ever: only payments, credits, flags and a void on its first day may follow.
CREATE OR REPLACE FUNCTION guard_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  loose text[] := ARRAY['state', 'label', 'paid_minor', 'credited_minor', 'balance_minor', 'sent_at', 'downloaded_at',
    'past_due_at', 'void_reason', 'version', 'updated_at', 'updated_by', 'search', 'school_id'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'invoices: % is issued', OLD.number USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_issued';
  END IF;
  IF (to_jsonb(NEW) - loose) IS DISTINCT FROM (to_jsonb(OLD) - loose) THEN
    RAISE EXCEPTION 'invoices: % is issued', OLD.number USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_issued';
  END IF;
  IF NEW.state <> OLD.state
     AND NOT (OLD.state = 'issued' AND NEW.state = 'void' AND OLD.kind = 'invoice' AND OLD.sent_at IS NULL
              AND OLD.paid_minor = 0 AND OLD.credited_minor = 0) THEN
    RAISE EXCEPTION 'invoices: % cannot become %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_transition';
  END IF;
  RETURN NEW;
END $$;
