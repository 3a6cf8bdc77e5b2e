-- The sum of payments stands on the invoice, whose check refuses more than its total.
CREATE OR REPLACE FUNCTION apply_invoice_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices SET paid_minor = paid_minor + NEW.amount_minor WHERE tenant = NEW.tenant AND id = NEW.invoice_id;
  RETURN NULL;
END $$;
