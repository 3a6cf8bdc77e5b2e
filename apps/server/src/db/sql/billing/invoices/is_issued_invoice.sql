-- Whether a number is that of an invoice which was issued: what was done to it stays as it was written down.
CREATE OR REPLACE FUNCTION is_issued_invoice(invoice integer) RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM invoices i WHERE i.id = invoice AND i.state <> 'draft');
END $$;

REVOKE ALL ON FUNCTION is_issued_invoice(integer) FROM PUBLIC;
