-- Everything a table of an area needs: walls, touch, audit, and its allowed changes of status. Columns in `quiet` change
-- by themselves and are neither a new version nor a line of the audit log.
CREATE OR REPLACE PROCEDURE area_table(target regclass, quiet text[] DEFAULT '{}') LANGUAGE plpgsql AS $$
DECLARE
  quoted text := (SELECT coalesce(string_agg(quote_literal(name), ', '), '') FROM unnest(quiet) AS name);
BEGIN
  CALL wall(target);
  EXECUTE format('CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION touch_record(%s)', target, quoted);
  EXECUTE format('CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION audit_record(%s)', target, quoted);
  CALL guard_status(target);
END $$;
