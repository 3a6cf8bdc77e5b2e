-- Puts every task the caller sees onto a whole number in their own order, so that there is room between any two again.
-- The numbers end where the keys begin to be free: a task that is made afterwards stands above them.
CREATE OR REPLACE FUNCTION renumber_tasks() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO task_places (user_id, task_id, tenant, place)
  SELECT app_user(), t.id, t.tenant, row_number() OVER (ORDER BY coalesce(p.place, t.id), t.id)
    FROM tasks t LEFT JOIN task_places p ON p.tenant = t.tenant AND p.task_id = t.id AND p.user_id = app_user()
   WHERE t.owner_id = app_user() OR t.assignee_id = app_user()
  ON CONFLICT (user_id, task_id, tenant) DO UPDATE SET place = excluded.place;
END $$;
