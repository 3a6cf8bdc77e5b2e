CALL account_wall('accounts', 'id');
CREATE TRIGGER forget_verification BEFORE UPDATE OF email ON accounts FOR EACH ROW
  WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION forget_verification();
CREATE TRIGGER show AFTER UPDATE OF username, email, locked_until ON accounts FOR EACH ROW
  WHEN ((OLD.username, OLD.email, OLD.locked_until) IS DISTINCT FROM (NEW.username, NEW.email, NEW.locked_until))
  EXECUTE FUNCTION show_account();
CREATE TRIGGER audit AFTER UPDATE OF password_hash, must_change_password, email_verified_at ON accounts FOR EACH ROW
  EXECUTE FUNCTION audit_account();

CALL account_wall('email_changes');

CALL account_wall('two_steps');

