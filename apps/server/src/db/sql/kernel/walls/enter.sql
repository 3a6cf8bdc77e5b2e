-- Who a session belongs to, as which of their people and in which school they act, and what they may; nothing when the
-- session is over. Also tells whether the session is open for nothing but setting up the second step.
CREATE OR REPLACE FUNCTION enter(session uuid, school integer, request text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who record;
  is_foreign boolean := false;
  acts_in integer;
BEGIN
  SELECT u.id, u.account_id, u.school_id, u.tenant, u.role_id, u.first_name, u.full_name, a.username, a.email, u.avatar,
         a.must_change_password, x.needs_two_step AS must_set_up_two_step, a.preferences, u.kind,
         extract(epoch from now() - x.confirmed_at)::integer AS seconds_since_password, r.key AS role_key, r.name AS role_name,
         -- students and guardians reach themselves and whom they speak for, whatever their role
         CASE WHEN u.kind IN ('student', 'guardian') THEN '{"students": "own", "trainers": "own", "leads": "own"}'::jsonb
              ELSE r.reaches END AS reaches,
         s.name AS school_name,
         -- a school whose subscription is suspended is stopped until it is paid
         CASE WHEN plan.status = 'suspended' THEN 'suspended' ELSE s.status END AS school_status,
         CASE WHEN s.organization_id IS NOT NULL THEN organization_status(s.organization_id) END AS organization_status,
         CASE WHEN r.status = 'active' THEN (SELECT array_agg(p.permission) FROM role_privileges p WHERE p.role_id = r.id) END AS permissions,
         r.status AS role_status
    INTO who
    FROM sessions x
    JOIN accounts a ON a.id = x.account_id
    -- by the account as well: who is no person of it any more does not act by a session of before
    JOIN users u ON u.tenant = x.tenant AND u.id = x.user_id AND u.account_id = x.account_id
    JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id
    LEFT JOIN schools s ON s.id = u.school_id
    LEFT JOIN subscriptions plan ON plan.tenant = s.id
   WHERE x.id = session AND x.ended_at IS NULL AND x.expires_at > now() AND u.status = 'active'
     AND (s.id IS NULL OR (s.status NOT IN ('closed', 'rejected') AND s.archived_at IS NULL));
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF who.school_id IS NOT NULL THEN
    is_foreign := school IS NOT NULL AND school <> who.school_id;
    acts_in := who.school_id;
  ELSIF school IS NOT NULL THEN
    SELECT id INTO acts_in FROM schools WHERE id = school;
    is_foreign := acts_in IS NULL;
  END IF;
  PERFORM set_config('app.user_id', who.id::text, true),
          set_config('app.account_id', who.account_id::text, true),
          set_config('app.tenant', coalesce(acts_in, 0)::text, true),
          set_config('app.reach', CASE WHEN who.school_id IS NULL AND school IS NULL THEN 'all' ELSE 'tenant' END, true),
          set_config('app.reach_students', who.reaches ->> 'students', true),
          set_config('app.reach_trainers', who.reaches ->> 'trainers', true),
          set_config('app.reach_leads', who.reaches ->> 'leads', true),
          set_config('app.reach_lessons', CASE WHEN who.kind IN ('student', 'guardian') THEN 'own' ELSE 'school' END, true),
          set_config('app.request_id', coalesce(request, ''), true);
  RETURN to_jsonb(who) || jsonb_build_object('acts_in', acts_in, 'is_foreign', is_foreign);
END $$;

REVOKE ALL ON FUNCTION enter(uuid, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enter(uuid, integer, text) TO dsms_app;
