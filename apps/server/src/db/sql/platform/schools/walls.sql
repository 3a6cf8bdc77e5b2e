CALL wall('schools', 'id');
CREATE TRIGGER licence BEFORE INSERT OR UPDATE OF licence_expires_on ON schools FOR EACH ROW
  EXECUTE FUNCTION plan_licence_warning();
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION touch_record('licence_warning_on');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON schools FOR EACH ROW EXECUTE FUNCTION audit_record('licence_warning_on');
CALL guard_status('schools');

-- Its organization may fix a setting. Whether a school is at work and by which address it is found is asked each time.
CREATE TRIGGER shown AFTER UPDATE ON schools FOR EACH ROW
  WHEN ((NEW.name, NEW.logo, NEW.city, NEW.address, NEW.phone, NEW.email, NEW.website, NEW.gender_scope, NEW.currency, NEW.organization_id)
        IS DISTINCT FROM (OLD.name, OLD.logo, OLD.city, OLD.address, OLD.phone, OLD.email, OLD.website, OLD.gender_scope, OLD.currency, OLD.organization_id))
  EXECUTE FUNCTION note_shown_row('school', 'id');
