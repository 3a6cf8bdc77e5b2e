CALL wall('users');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON users FOR EACH ROW
  EXECUTE FUNCTION touch_record('last_login_at', 'failed_logins', 'preferences', 'bookmarks');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION audit_record('last_login_at', 'failed_logins', 'preferences', 'bookmarks');
CREATE TRIGGER status BEFORE UPDATE OF status ON users FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION check_user_status();
-- By its name it runs before `profile`, which may name the person anew: each move starts from where the other ended.
CREATE TRIGGER count AFTER UPDATE OF status ON users FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION count_status();
CREATE TRIGGER profile AFTER INSERT OR UPDATE OF kind, role_id ON users FOR EACH ROW EXECUTE FUNCTION keep_profile();
CREATE TRIGGER forget_guesses AFTER UPDATE OF locked_until, password_hash ON users FOR EACH ROW
  WHEN ((OLD.locked_until IS NOT NULL AND NEW.locked_until IS NULL) OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION forget_guesses();
CREATE TRIGGER forget_verification BEFORE UPDATE OF email ON users FOR EACH ROW
  WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION forget_verification();

CALL wall('user_profiles');
CREATE TRIGGER count AFTER INSERT OR DELETE ON user_profiles FOR EACH ROW EXECUTE FUNCTION count_profile();
CREATE TRIGGER count_change AFTER UPDATE OF list_role, plan ON user_profiles FOR EACH ROW
  WHEN ((OLD.list_role, OLD.plan) IS DISTINCT FROM (NEW.list_role, NEW.plan)) EXECUTE FUNCTION count_profile();
CREATE TRIGGER touch BEFORE UPDATE ON user_profiles FOR EACH ROW EXECUTE FUNCTION touch_profile();
CREATE TRIGGER audit AFTER UPDATE ON user_profiles FOR EACH ROW EXECUTE FUNCTION audit_profile();

CALL wall('user_counts');
