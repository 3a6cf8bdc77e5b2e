-- Schools taught by what a published version says, so it stays word for word.
CREATE OR REPLACE FUNCTION check_pack_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'draft' AND (TG_OP = 'DELETE' OR (NEW.pack_id, NEW.nth, NEW.effective_from, NEW.data)
     IS DISTINCT FROM (OLD.pack_id, OLD.nth, OLD.effective_from, OLD.data)) THEN
    RAISE EXCEPTION 'country_pack_versions: % is published', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'country_pack_versions__data__pack_published';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

REVOKE ALL ON FUNCTION check_pack_version() FROM PUBLIC;
