-- Decimals of currencies came from Intl, which had none for these; ISO 4217 has two or three. Amounts stay what they are.
-- Whole numbers of a shop that would be beyond their column stay at its end.
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN
    SELECT c.table_name AS name,
           string_agg(format('%1$I = least(r.%1$I::bigint * f.factor, %2$s)', c.column_name,
                             CASE WHEN c.data_type = 'integer' THEN 2147483647 ELSE 9223372036854775807 END), ', ') AS amounts,
           EXISTS (SELECT FROM information_schema.columns o
                    WHERE o.table_schema = 'public' AND o.table_name = c.table_name AND o.column_name = 'currency') AS has_own
      FROM information_schema.columns c
      JOIN (VALUES ('bookings', '{price_minor}'::text[]), ('charges', '{amount_minor}'),
                   ('component_configurations', '{price,session_price,missed_session_charge,exam_price,missed_exam_charge}'),
                   ('courses', '{price_minor}'), ('employees', '{salary}'), ('invoice_counts', '{balance_minor}'),
                   ('invoice_lines', '{unit_price_minor}'), ('invoice_payments', '{amount_minor}'),
                   ('invoices', '{total_minor,paid_minor,credited_minor}'), ('lesson_types', '{price_minor}'),
                   ('maintenance_orders', '{cost,approved_cost}'), ('money_targets', '{budget,monthly_goal}'),
                   ('shop_coupons', '{amount_minor,min_minor}'), ('shop_order_lines', '{list_unit_minor,unit_minor,price_minor}'),
                   ('shop_orders', '{price_minor,coupon_minor,tax_minor,delivery_minor,total_minor}'),
                   ('shop_products', '{list_price_minor}'), ('shop_settings', '{delivery_minor,free_from_minor}'),
                   ('simulators', '{hourly_cost_minor}'), ('subscription_plans', '{price_month,price_year_month}'),
                   ('subscriptions', '{price_month}'), ('trainers', '{hourly_rate_minor,evening_rate_minor,weekend_rate_minor}'),
                   ('vehicle_insurances', '{premium_minor}'), ('vehicles', '{purchase_price_minor}')) AS t (name, amounts)
        ON t.name = c.table_name AND c.column_name = ANY (t.amounts)
     WHERE c.table_schema = 'public'
     GROUP BY c.table_name
  LOOP
    EXECUTE format(
      'UPDATE %I r SET %s '
      'FROM (SELECT unnest(''{AFN,ALL,COP,HUF,IDR,IRR,KPW,LAK,LBP,MGA,MMK,PKR,SLL,SOS,SYP,YER}''::text[]) AS currency, 100 AS factor '
      '      UNION ALL SELECT ''IQD'', 1000) f WHERE %s',
      place.name, place.amounts,
      CASE WHEN place.has_own THEN 'f.currency = r.currency'
           WHEN place.name IN ('invoice_lines', 'invoice_payments')
             THEN 'f.currency = (SELECT i.currency FROM invoices i WHERE i.tenant = r.tenant AND i.id = r.invoice_id)'
           WHEN place.name = 'shop_order_lines'
             THEN 'f.currency = (SELECT o.currency FROM shop_orders o WHERE o.tenant = r.tenant AND o.id = r.order_id)'
           ELSE 'f.currency = (SELECT s.currency FROM schools s WHERE s.id = r.tenant)' END);
  END LOOP;
END $$;
--> statement-breakpoint
UPDATE maintenance_orders r
   SET items = (SELECT jsonb_agg(CASE WHEN jsonb_typeof(item -> 'cost') = 'number'
                                      THEN item || jsonb_build_object('cost', (item ->> 'cost')::numeric * f.factor) ELSE item END ORDER BY nth)
                  FROM jsonb_array_elements(r.items) WITH ORDINALITY AS t (item, nth))
  FROM (SELECT unnest('{AFN,ALL,COP,HUF,IDR,IRR,KPW,LAK,LBP,MGA,MMK,PKR,SLL,SOS,SYP,YER}'::text[]) AS currency, 100 AS factor
        UNION ALL SELECT 'IQD', 1000) f
 WHERE f.currency = r.currency AND r.items <> '[]';
--> statement-breakpoint
-- sums of invoices are of the present currency alone
INSERT INTO invoice_counts (tenant, kind, label, total, balance_minor)
SELECT i.tenant, i.kind, i.label, 0, -sum(i.balance_minor)
  FROM invoices i LEFT JOIN schools s ON s.id = i.tenant
 WHERE i.currency <> coalesce(s.currency, 'USD')
 GROUP BY 1, 2, 3 HAVING sum(i.balance_minor) <> 0;
