-- What readings, insurances and lookups keep up to date by themselves is neither a new version nor a line of the log.
CALL area_table('vehicles', ARRAY['insurance_expires_on', 'odometer_km', 'odometer_at', 'km_per_day', 'remind_at', 'lookup_text', 'plate_key']);
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON vehicles FOR EACH ROW
  EXECUTE FUNCTION check_lookups('brand_id', 'vehicle_brand', 'type_id', 'vehicle_type');
CREATE TRIGGER derived BEFORE INSERT OR UPDATE ON vehicles FOR EACH ROW EXECUTE FUNCTION derive_vehicle();
CREATE TRIGGER renamed_fleet AFTER UPDATE OF name, registration_no ON vehicles FOR EACH ROW
  WHEN (NEW.name <> OLD.name OR NEW.registration_no <> OLD.registration_no) EXECUTE FUNCTION rename_fleet();
CREATE TRIGGER back_in_service BEFORE UPDATE OF status ON vehicles FOR EACH ROW
  WHEN (NEW.status IN ('in_service', 'reserve') AND OLD.status <> NEW.status) EXECUTE FUNCTION check_back_in_service();
CREATE TRIGGER renamed_vehicle AFTER UPDATE OF name ON lookup_values FOR EACH ROW
  WHEN (NEW.kind IN ('vehicle_brand', 'vehicle_type') AND NEW.name <> OLD.name) EXECUTE FUNCTION rename_vehicle_lookups();

CREATE TRIGGER marked AFTER INSERT OR DELETE ON vehicles FOR EACH ROW EXECUTE FUNCTION mark_vehicle();
CREATE TRIGGER marked_anew AFTER UPDATE ON vehicles FOR EACH ROW
  WHEN ((NEW.registration_no, NEW.country_id, NEW.chassis_no, NEW.archived_at IS NULL, NEW.status = 'decommissioned')
        IS DISTINCT FROM (OLD.registration_no, OLD.country_id, OLD.chassis_no, OLD.archived_at IS NULL, OLD.status = 'decommissioned'))
  EXECUTE FUNCTION mark_vehicle();

-- Only the trigger above looks at what is taken.
ALTER TABLE vehicle_marks ENABLE ROW LEVEL SECURITY;

CALL wall('vehicle_purposes');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON vehicle_purposes FOR EACH ROW
  EXECUTE FUNCTION check_lookups('purpose_id', 'vehicle_purpose');

CALL wall('vehicle_licence_types');

CALL wall('vehicle_insurances');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON vehicle_insurances FOR EACH ROW EXECUTE FUNCTION audit_record('created_by', 'vehicle_id');
CREATE TRIGGER a_entry BEFORE INSERT ON vehicle_insurances FOR EACH ROW EXECUTE FUNCTION check_vehicle_entry();
CREATE TRIGGER later BEFORE INSERT OR UPDATE OF expires_on ON vehicle_insurances FOR EACH ROW EXECUTE FUNCTION check_vehicle_insurance();

CALL wall('vehicle_documents');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON vehicle_documents FOR EACH ROW EXECUTE FUNCTION audit_record('created_by', 'vehicle_id');
CREATE TRIGGER a_entry BEFORE INSERT ON vehicle_documents FOR EACH ROW EXECUTE FUNCTION check_vehicle_entry();

CALL wall('vehicle_odometer');
REVOKE UPDATE, DELETE ON vehicle_odometer FROM dsms_app;
CREATE TRIGGER a_entry BEFORE INSERT ON vehicle_odometer FOR EACH ROW EXECUTE FUNCTION check_vehicle_entry();
CREATE TRIGGER b_falls BEFORE INSERT ON vehicle_odometer FOR EACH ROW EXECUTE FUNCTION check_vehicle_odometer();

CALL wall('vehicle_reminders');
