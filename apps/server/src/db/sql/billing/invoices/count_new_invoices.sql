CREATE OR REPLACE FUNCTION count_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_counts (tenant, kind, label, total, balance_minor)
  SELECT tenant, kind, label, count(*), coalesce(sum(balance_minor) FILTER (WHERE currency = currency_of(tenant)), 0) FROM fresh GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
