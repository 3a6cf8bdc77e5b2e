-- What limits a school's notices to people without an account. Anyone who causes a notice may not see the plan.
CREATE OR REPLACE FUNCTION notice_standing(tenant_id integer)
RETURNS TABLE (is_on boolean, is_trial boolean, limits jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1 AS $$
BEGIN
  RETURN QUERY
  SELECT outside_mail_is_on() AND school_is_verified(c.id),
         c.status = 'trial' OR coalesce(s.status = 'trialing', false),
         (SELECT p.limits FROM subscription_plans p
           WHERE p.id = coalesce(CASE WHEN s.status <> 'cancelled' THEN s.plan_id END,
             (SELECT f.id FROM subscription_plans f
               WHERE f.status = 'active' AND f.price_month = 0 AND f.archived_at IS NULL ORDER BY f.place LIMIT 1)))
    FROM schools c LEFT JOIN subscriptions s ON s.tenant = c.id
   WHERE c.id = tenant_id AND (app_sees_all() OR tenant_id = app_tenant());
END $$;

REVOKE ALL ON FUNCTION notice_standing(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION notice_standing(integer) TO dsms_app;
