CREATE OR REPLACE FUNCTION guard_invoice_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF EXISTS (SELECT FROM invoices i WHERE i.tenant = line.tenant AND i.id = line.invoice_id AND i.state <> 'draft') THEN
    RAISE EXCEPTION 'invoice_lines: invoice % is issued', line.invoice_id USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_issued';
  END IF;
  RETURN line;
END $$;
