-- What a tenant reckons in: sums of invoices are of this currency alone, should a school have had another one before.
-- In PL/pgSQL, which keeps its plan: a function of SQL that looks as its owner is planned by each statement that calls it.
CREATE OR REPLACE FUNCTION currency_of(tenant_id integer) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN coalesce((SELECT currency FROM schools WHERE id = tenant_id), 'USD');
END $$;

REVOKE ALL ON FUNCTION currency_of(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION currency_of(integer) TO dsms_app;
