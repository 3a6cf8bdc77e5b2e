-- A period costs what the plan costs on its first day, and lasts as long as its cycle unless somebody says otherwise.
-- Days of grace count from the day on which a subscription became overdue.
CREATE OR REPLACE FUNCTION settle_subscription() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.plan_id, NEW.cycle, NEW.period_start) IS DISTINCT FROM (OLD.plan_id, OLD.cycle, OLD.period_start) THEN
    SELECT CASE NEW.cycle WHEN 'yearly' THEN p.price_year_month ELSE p.price_month END, p.currency
      INTO NEW.price_month, NEW.currency FROM subscription_plans p WHERE p.id = NEW.plan_id;
  END IF;
  IF NEW.status = 'trialing' THEN
    NEW.period_end := NEW.trial_end;
  ELSIF NEW.period_end <= NEW.period_start THEN
    NEW.period_end := NEW.period_start + CASE NEW.cycle WHEN 'yearly' THEN interval '1 year' ELSE interval '1 month' END;
  END IF;
  IF NEW.status <> 'past_due' THEN
    NEW.overdue_since := NULL;
  ELSIF NEW.overdue_since IS NULL THEN
    NEW.overdue_since := school_today(NEW.tenant);
    NEW.reminded_days := NULL;
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION settle_subscription() FROM PUBLIC;
