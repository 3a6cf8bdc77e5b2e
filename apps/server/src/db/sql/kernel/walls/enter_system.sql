-- Identity work before anybody is known (sign-in, links) and the server's own jobs. In PL/pgSQL, which keeps its plan: a
-- function of SQL would be planned at each call.
CREATE OR REPLACE FUNCTION enter_system(request text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.user_id', '', true), set_config('app.account_id', '', true), set_config('app.tenant', '', true),
          set_config('app.reach', 'all', true), set_config('app.reach_students', '', true),
          set_config('app.reach_trainers', '', true), set_config('app.reach_leads', '', true),
          set_config('app.request_id', coalesce(request, ''), true);
END $$;
