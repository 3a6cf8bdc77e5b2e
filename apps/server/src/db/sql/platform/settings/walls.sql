CALL wall('setting_values');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON setting_values FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON setting_values FOR EACH ROW EXECUTE FUNCTION audit_record();
-- What the platform says of a setting is read by everybody, and changed by the platform alone.
CREATE POLICY everybody ON setting_values FOR SELECT USING (tenant = 0);
CREATE TRIGGER locks BEFORE INSERT OR UPDATE OF value ON setting_values FOR EACH ROW EXECUTE FUNCTION check_setting_lock();
-- The platform's words and days are everybody's; an organization's are those of the schools below it.
ALTER POLICY everybody ON setting_values USING (
  tenant = 0 AND (organization_id IS NULL OR organization_id = ANY ((SELECT organizations_above((SELECT app_tenant())))::integer[])));

CALL shown_table('setting_values', 'school');
