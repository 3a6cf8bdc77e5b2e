-- A wall around what belongs to an account: neither a school nor the platform looks over it, whoever its people are there.
CREATE OR REPLACE PROCEDURE account_wall(target regclass, account_column text DEFAULT 'account_id') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY account ON %s USING (%I = (SELECT app_account()) OR (SELECT app_is_system()))', target, account_column);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO dsms_app', target);
END $$;
