-- An organization is closed after all schools below it.
CREATE OR REPLACE FUNCTION check_organization_closing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    WITH RECURSIVE tree AS (
      SELECT NEW.id AS id
      UNION
      SELECT o.id FROM organizations o JOIN tree t ON o.parent_id = t.id
    )
    SELECT FROM schools s JOIN tree t ON t.id = s.organization_id
     WHERE s.status NOT IN ('closed', 'rejected') AND s.archived_at IS NULL
  ) THEN
    RAISE EXCEPTION 'organizations: % still has open schools', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'organizations_schools_open';
  END IF;
  RETURN NEW;
END $$;
