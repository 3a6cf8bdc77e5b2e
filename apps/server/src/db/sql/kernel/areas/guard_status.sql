-- Refuses changes of a record's status but those that the contract allows; see `status_changes`. `more` are those that
-- nobody asks for by name, since they follow from another change.
CREATE OR REPLACE PROCEDURE guard_status(target regclass, more text[] DEFAULT '{}') LANGUAGE plpgsql AS $$
DECLARE
  changes text[] := status_changes(target::text);
BEGIN
  IF changes IS NULL THEN
    RAISE EXCEPTION 'the contract has no statuses of %', target;
  END IF;
  EXECUTE format(
    'CREATE TRIGGER status BEFORE UPDATE OF status ON %s FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_status(%s)',
    target, (SELECT string_agg(quote_literal(change), ', ') FROM unnest(changes || more) AS change));
END $$;
