CALL wall('subscription_plans');
-- Whatever a school can have or ask for is no secret from it.
CREATE POLICY offered ON subscription_plans FOR SELECT USING (status <> 'draft');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON subscription_plans FOR EACH ROW EXECUTE FUNCTION touch_record('place');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON subscription_plans FOR EACH ROW EXECUTE FUNCTION audit_record('place');

CALL wall('subscriptions');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION touch_record('reminded_days', 'overdue_since');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON subscriptions FOR EACH ROW EXECUTE FUNCTION audit_record('reminded_days', 'overdue_since', 'started_at');
CALL guard_status('subscriptions');

CALL wall('plan_requests');

CALL shown_table('subscription_plans', 'plans');
