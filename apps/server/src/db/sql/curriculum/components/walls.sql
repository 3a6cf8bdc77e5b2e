CALL area_table('training_components');

CALL wall('component_modes');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON component_modes FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('component_sessions');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON component_sessions FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('component_configurations');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON component_configurations FOR EACH ROW EXECUTE FUNCTION audit_record();
