-- The second wall: a row of another tenant is neither seen nor written, whatever the query forgets.
CREATE OR REPLACE PROCEDURE wall(target regclass, tenant_column text DEFAULT 'tenant') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY tenant ON %s USING ((SELECT app_sees_all()) OR %I = (SELECT app_tenant()))', target, tenant_column);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO dsms_app', target);
END $$;
