CALL area_table('maintenance_orders', ARRAY['vehicle_text']);
CREATE TRIGGER vehicle_text BEFORE INSERT OR UPDATE OF vehicle_id ON maintenance_orders FOR EACH ROW EXECUTE FUNCTION copy_vehicle_text();
-- Nothing new is written about a vehicle that is gone.
CREATE TRIGGER a_entry BEFORE INSERT ON maintenance_orders FOR EACH ROW EXECUTE FUNCTION check_vehicle_entry();

CALL area_table('vehicle_defects', ARRAY['vehicle_text']);
CREATE TRIGGER vehicle_text BEFORE INSERT OR UPDATE OF vehicle_id ON vehicle_defects FOR EACH ROW EXECUTE FUNCTION copy_vehicle_text();
CREATE TRIGGER a_entry BEFORE INSERT ON vehicle_defects FOR EACH ROW EXECUTE FUNCTION check_vehicle_entry();

CALL wall('vehicle_checks');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON vehicle_checks FOR EACH ROW EXECUTE FUNCTION audit_record('checked_by', 'vehicle_id');
CREATE TRIGGER a_entry BEFORE INSERT ON vehicle_checks FOR EACH ROW EXECUTE FUNCTION check_vehicle_entry();
