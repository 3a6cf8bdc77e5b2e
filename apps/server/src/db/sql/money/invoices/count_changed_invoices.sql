CREATE OR REPLACE FUNCTION count_changed_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_counts (tenant, kind, label, total, balance_minor)
  SELECT tenant, kind, label, sum(one), sum(balance)
    FROM (SELECT tenant, kind, label, 1 AS one, balance_minor AS balance FROM fresh
          UNION ALL SELECT tenant, kind, label, -1, -balance_minor FROM gone) AS moves
   GROUP BY 1, 2, 3 HAVING sum(one) <> 0 OR sum(balance) <> 0;
  RETURN NULL;
END $$;
