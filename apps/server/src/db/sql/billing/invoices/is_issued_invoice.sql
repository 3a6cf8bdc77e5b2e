-- Whether a number is that of an invoice which was issued: what was done to it stays as it was written down.
CREATE OR REPLACE FUNCTION is_issued_invoice(invoice integer) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM invoices i WHERE i.id = invoice AND i.state <> 'draft')
$$;

REVOKE ALL ON FUNCTION is_issued_invoice(integer) FROM PUBLIC;
