-- What limits the mail that a school's notices are to people without an account. Whoever causes a notice may not see the plan.
CREATE OR REPLACE FUNCTION notice_standing(tenant_id integer)
RETURNS TABLE (is_on boolean, is_trial boolean, limits jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1 AS $$
  SELECT outside_mail_is_on() AND (c.status <> 'trial' OR EXISTS (
           SELECT FROM users u
             JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id AND r.key = 'admin'
             JOIN accounts a ON a.id = u.account_id AND a.email_verified_at IS NOT NULL
            WHERE u.tenant = c.id AND u.kind = 'staff' AND u.status = 'active')),
         c.status = 'trial' OR coalesce(s.status = 'trialing', false),
         (SELECT p.limits FROM subscription_plans p
           WHERE p.id = coalesce(CASE WHEN s.status <> 'cancelled' THEN s.plan_id END,
             (SELECT f.id FROM subscription_plans f
               WHERE f.status = 'active' AND f.price_month = 0 AND f.archived_at IS NULL ORDER BY f.place LIMIT 1)))
    FROM schools c LEFT JOIN subscriptions s ON s.tenant = c.id
   WHERE c.id = tenant_id AND (app_sees_all() OR tenant_id = app_tenant())
$$;

REVOKE ALL ON FUNCTION notice_standing(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION notice_standing(integer) TO dsms_app;
