CALL area_table('country_packs');
-- Packs are read by everybody, and changed by the platform alone.
CREATE POLICY everybody ON country_packs FOR SELECT USING (tenant = 0);

CALL wall('country_pack_versions');
CREATE POLICY published ON country_pack_versions FOR SELECT USING (status <> 'draft');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON country_pack_versions FOR EACH ROW EXECUTE FUNCTION touch_record();
-- The log tells who began, published and retired a version; a draft's data would fill it with copies.
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON country_pack_versions FOR EACH ROW EXECUTE FUNCTION audit_record('data');
CALL guard_status('country_pack_versions');
CREATE TRIGGER published BEFORE UPDATE OR DELETE ON country_pack_versions FOR EACH ROW EXECUTE FUNCTION check_pack_version();
