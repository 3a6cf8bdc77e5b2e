CALL area_table('licence_types');
CREATE CONSTRAINT TRIGGER tree AFTER INSERT OR UPDATE OF parent_id, level, archived_at ON licence_types
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_licence_tree();

CALL wall('requirement_versions');
REVOKE UPDATE, DELETE ON requirement_versions FROM dsms_app;
CREATE TRIGGER audit AFTER INSERT ON requirement_versions FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('training_requirements');
REVOKE UPDATE, DELETE ON training_requirements FROM dsms_app;
CREATE TRIGGER whole BEFORE INSERT ON training_requirements FOR EACH ROW EXECUTE FUNCTION check_requirement_row();

CALL shown_table('licence_types', 'school');
