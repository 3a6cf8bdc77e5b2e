CREATE OR REPLACE FUNCTION apply_invoice_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices SET credited_minor = credited_minor - NEW.total_minor WHERE tenant = NEW.tenant AND id = NEW.original_id;
  RETURN NULL;
END $$;
