CALL wall('users');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION touch_record('last_login_at', 'bookmarks');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION audit_record('last_login_at', 'bookmarks');
CREATE TRIGGER account BEFORE INSERT OR UPDATE OF account_id ON users FOR EACH ROW WHEN (NEW.account_id IS NOT NULL)
  EXECUTE FUNCTION take_account();
CREATE TRIGGER status BEFORE UPDATE OF status ON users FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION check_user_status();
CREATE TRIGGER count AFTER UPDATE OF status ON users FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION count_status();
CREATE CONSTRAINT TRIGGER erasure AFTER UPDATE OF erased_at ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.erased_at IS NULL) EXECUTE FUNCTION check_erasure();

CALL wall('user_profiles');
CREATE TRIGGER count AFTER INSERT OR DELETE ON user_profiles FOR EACH ROW EXECUTE FUNCTION count_profile();
CREATE TRIGGER count_change AFTER UPDATE OF list_role, plan ON user_profiles FOR EACH ROW
  WHEN ((OLD.list_role, OLD.plan) IS DISTINCT FROM (NEW.list_role, NEW.plan)) EXECUTE FUNCTION count_profile();
CREATE TRIGGER touch BEFORE UPDATE ON user_profiles FOR EACH ROW EXECUTE FUNCTION touch_profile();
CREATE TRIGGER audit AFTER UPDATE ON user_profiles FOR EACH ROW EXECUTE FUNCTION audit_profile();

CALL wall('user_counts');

-- The blog says who wrote, and what they say of themselves.
CREATE TRIGGER shown AFTER UPDATE OF full_name, username, avatar ON users FOR EACH ROW
  WHEN ((NEW.full_name, NEW.username, NEW.avatar) IS DISTINCT FROM (OLD.full_name, OLD.username, OLD.avatar))
  EXECUTE FUNCTION note_shown_row('blog', '0');
CREATE TRIGGER shown AFTER UPDATE OF bio ON user_profiles FOR EACH ROW
  WHEN (NEW.bio IS DISTINCT FROM OLD.bio) EXECUTE FUNCTION note_shown_row('blog', '0');
CREATE TRIGGER shown_new AFTER INSERT ON user_profiles FOR EACH ROW
  WHEN (NEW.bio <> '') EXECUTE FUNCTION note_shown_row('blog', '0');
