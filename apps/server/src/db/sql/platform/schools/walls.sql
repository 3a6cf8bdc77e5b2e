CALL wall('schools', 'id');
CREATE TRIGGER main_branch AFTER INSERT ON schools FOR EACH ROW EXECUTE FUNCTION add_main_branch();
CREATE TRIGGER licence BEFORE INSERT OR UPDATE OF licence_expires_on ON schools FOR EACH ROW
  EXECUTE FUNCTION plan_licence_warning();
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION touch_record('licence_warning_on');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON schools FOR EACH ROW EXECUTE FUNCTION audit_record('licence_warning_on');
CREATE TRIGGER status BEFORE UPDATE OF status ON schools FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION check_status('pending>active', 'pending>rejected', 'pending>closed', 'trial>active', 'trial>past_due', 'trial>suspended', 'trial>closed', 'active>past_due', 'active>suspended', 'active>closed', 'past_due>active', 'past_due>suspended', 'past_due>closed', 'suspended>active', 'suspended>closed');
CREATE TRIGGER school_profile AFTER INSERT ON schools FOR EACH ROW EXECUTE FUNCTION add_school_profile();
CREATE TRIGGER subscription AFTER INSERT ON schools FOR EACH ROW EXECUTE FUNCTION add_subscription();
CREATE TRIGGER skill_levels AFTER INSERT ON schools FOR EACH ROW EXECUTE FUNCTION add_skill_levels();
