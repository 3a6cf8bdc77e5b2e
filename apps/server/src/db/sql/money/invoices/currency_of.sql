-- What a tenant reckons in: sums of invoices are of this currency alone, should a school have had another one before.
CREATE OR REPLACE FUNCTION currency_of(tenant_id integer) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT currency FROM schools WHERE id = tenant_id), 'USD')
$$;

REVOKE ALL ON FUNCTION currency_of(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION currency_of(integer) TO dsms_app;
