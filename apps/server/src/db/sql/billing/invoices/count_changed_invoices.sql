CREATE OR REPLACE FUNCTION count_changed_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_counts (tenant, kind, label, total, balance_minor)
  SELECT tenant, kind, label, sum(one), sum(balance)
    FROM (SELECT tenant, kind, label, 1 AS one, CASE WHEN currency = currency_of(tenant) THEN balance_minor ELSE 0 END AS balance FROM fresh
          UNION ALL SELECT tenant, kind, label, -1, CASE WHEN currency = currency_of(tenant) THEN -balance_minor ELSE 0 END FROM gone) AS moves
   GROUP BY 1, 2, 3 HAVING sum(one) <> 0 OR sum(balance) <> 0;
  RETURN NULL;
END $$;
