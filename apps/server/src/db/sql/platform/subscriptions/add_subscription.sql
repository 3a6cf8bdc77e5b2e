-- A school begins with the first plan on offer that costs nothing.
CREATE OR REPLACE FUNCTION add_subscription() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO subscriptions (tenant, plan_id, period_start, period_end)
  SELECT NEW.id, p.id, school_today(NEW.id), school_today(NEW.id) FROM subscription_plans p
   WHERE p.status = 'active' AND p.price_month = 0 AND p.archived_at IS NULL ORDER BY p.place LIMIT 1;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION add_subscription() FROM PUBLIC;
