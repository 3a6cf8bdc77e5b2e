-- For things that hold several lessons at once: refuses one more than there is room for at any minute. The lock makes whoever comes
-- at the same time wait, since a count alone would not see them.
CREATE OR REPLACE FUNCTION check_capacity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  what record;
  room integer;
  most integer;
BEGIN
  SELECT r.kind, r.ref_id INTO what FROM claimables r
   WHERE r.tenant = NEW.tenant AND r.id = NEW.claimable_id FOR NO KEY UPDATE;
  room := capacity_of(NEW.tenant, what.kind, what.ref_id);
  IF room IS NULL THEN
    RETURN NEW;
  END IF;
  -- it is fullest where one of them begins
  SELECT max(at_once) INTO most FROM (
    SELECT count(*) AS at_once
      FROM (SELECT lower(NEW.during) AS moment
             UNION
            SELECT lower(c.during) FROM claims c
             WHERE c.tenant = NEW.tenant AND c.claimable_id = NEW.claimable_id AND c.occupies AND c.during && NEW.during
               AND lower(c.during) >= lower(NEW.during)) p
      JOIN claims c ON c.tenant = NEW.tenant AND c.claimable_id = NEW.claimable_id AND c.occupies
                   AND c.lesson_id <> NEW.lesson_id AND c.during @> p.moment
     GROUP BY p.moment) counts;
  IF coalesce(most, 0) >= room THEN
    RAISE EXCEPTION '% % holds %', what.kind, what.ref_id, room
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'claims_capacity';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION check_capacity() FROM PUBLIC;
