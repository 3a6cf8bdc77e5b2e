CALL shared_wall('tasks', '(SELECT app_user()) IN (owner_id, assignee_id)', '(SELECT app_user()) IN (owner_id, assignee_id)');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION touch_record();

CALL personal_wall('task_places');
