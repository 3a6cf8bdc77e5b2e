-- What a table says is shown to everybody under a topic: answers that were kept hold until it changes. Columns in
-- `hidden` are shown to nobody.
CREATE OR REPLACE PROCEDURE shown_table(target regclass, topic text, hidden text[] DEFAULT '{}') LANGUAGE plpgsql AS $$
DECLARE
  quoted text := (SELECT string_agg(quote_literal(name), ', ') FROM unnest(topic || hidden) AS name);
BEGIN
  EXECUTE format('CREATE TRIGGER shown_new AFTER INSERT ON %s REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_shown(%L)', target, topic);
  EXECUTE format('CREATE TRIGGER shown_gone AFTER DELETE ON %s REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_shown(%L)', target, topic);
  EXECUTE format('CREATE TRIGGER shown_change AFTER UPDATE ON %s REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_shown_changes(%s)', target, quoted);
END $$;
