CALL area_table('circuits', ARRAY['reopens_at']);
CREATE CONSTRAINT TRIGGER zones AFTER UPDATE OF legal_capacity ON circuits DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_circuit_zones();

CALL wall('circuit_licence_types');

CALL wall('circuit_zones');
CREATE CONSTRAINT TRIGGER zones AFTER INSERT OR UPDATE ON circuit_zones DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_circuit_zones();

CALL wall('circuit_elements');
