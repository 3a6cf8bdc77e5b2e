-- Keeps the tree a tree of at most three levels. Two moves at once are looked at one after the other.
CREATE OR REPLACE FUNCTION check_organization_tree() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer := 0;
  below integer;
  step integer := NEW.parent_id;
BEGIN
  PERFORM pg_advisory_xact_lock(7401161);
  WHILE step IS NOT NULL LOOP
    above := above + 1;
    IF step = NEW.id THEN
      RAISE EXCEPTION 'organizations: % would stand below itself', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'organizations__parent_id__org_cycle';
    END IF;
    SELECT parent_id INTO step FROM organizations WHERE id = step;
  END LOOP;
  WITH RECURSIVE tree AS (
    SELECT NEW.id AS id, 0 AS depth
    UNION ALL
    SELECT o.id, t.depth + 1 FROM organizations o JOIN tree t ON o.parent_id = t.id WHERE t.depth < 4
  )
  SELECT max(depth) INTO below FROM tree;
  IF above + 1 + below > 3 THEN
    RAISE EXCEPTION 'organizations: % would stand too deep', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'organizations__parent_id__org_depth';
  END IF;
  RETURN NEW;
END $$;
