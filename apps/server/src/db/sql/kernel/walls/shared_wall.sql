-- A wall with a condition of its own for who sees a row, and one for who writes it.
-- Conditions look other tables up by `(SELECT true FROM …)` and not by EXISTS, which the planner may turn into a hash of
-- everything that the caller has, a large mailbox for one mail.
CREATE OR REPLACE PROCEDURE shared_wall(target regclass, may_see text, may_write text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY see ON %s FOR SELECT USING ((%s) OR (SELECT app_is_system()))', target, may_see);
  EXECUTE format('CREATE POLICY write ON %s USING ((%s) OR (SELECT app_is_system()))', target, may_write);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO dsms_app', target);
END $$;
