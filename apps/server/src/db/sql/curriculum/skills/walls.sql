CALL area_table('skills', ARRAY['level', 'parent_level']);
CREATE TRIGGER parent BEFORE INSERT OR UPDATE OF parent_id, archived_at ON skills FOR EACH ROW
  WHEN (NEW.archived_at IS NULL AND NEW.parent_id IS NOT NULL) EXECUTE FUNCTION check_skill_parent();

CALL wall('skill_licence_types');

CALL wall('skill_prerequisites');
CREATE TRIGGER cycle BEFORE INSERT OR UPDATE ON skill_prerequisites FOR EACH ROW EXECUTE FUNCTION check_skill_cycle();

CALL wall('skill_levels');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON skill_levels FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON skill_levels FOR EACH ROW EXECUTE FUNCTION audit_record();
REVOKE INSERT, DELETE ON skill_levels FROM dsms_app;
