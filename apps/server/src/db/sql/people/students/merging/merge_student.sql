-- A student's record goes into another one: it is put away, its person signs in no more, and what hangs on it goes over, also
-- what the caller does not see. A trigger, so that contracts that were sent may change their student and nothing else.
CREATE OR REPLACE FUNCTION merge_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  has_main boolean := EXISTS (SELECT FROM student_guardians g WHERE g.tenant = NEW.tenant AND g.student_id = NEW.kept_id AND g.is_main);
BEGIN
  SELECT jsonb_build_object('archived_at', s.archived_at, 'person', u.status) INTO NEW.was
    FROM students s JOIN users u ON u.tenant = s.tenant AND u.id = s.id
   WHERE s.tenant = NEW.tenant AND s.id = NEW.other_id;
  UPDATE students SET merged_into = NEW.kept_id, archived_at = coalesce(archived_at, now())
   WHERE tenant = NEW.tenant AND id = NEW.other_id;
  UPDATE users SET status = 'inactive' WHERE tenant = NEW.tenant AND id = NEW.other_id AND status IN ('invited', 'active');
  NEW.moved := move_student_rows(NEW.tenant, NEW.other_id, NEW.kept_id);

  -- who speaks for both may do what either link allows
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'guardian', o.guardian_id, 'relation', o.relation, 'rights', o.rights, 'is_main', o.is_main, 'had', k.rights)), '[]')
    INTO NEW.links
    FROM student_guardians o
    LEFT JOIN student_guardians k ON k.tenant = o.tenant AND k.student_id = NEW.kept_id AND k.guardian_id = o.guardian_id
   WHERE o.tenant = NEW.tenant AND o.student_id = NEW.other_id AND o.guardian_id <> NEW.kept_id;
  INSERT INTO student_guardians AS k (tenant, student_id, guardian_id, relation, rights, is_main)
  SELECT o.tenant, NEW.kept_id, o.guardian_id, o.relation, o.rights, o.is_main AND NOT has_main
    FROM student_guardians o
   WHERE o.tenant = NEW.tenant AND o.student_id = NEW.other_id AND o.guardian_id <> NEW.kept_id
  ON CONFLICT (tenant, student_id, guardian_id) DO UPDATE
     SET rights = k.rights || ARRAY(SELECT unnest(excluded.rights) EXCEPT SELECT unnest(k.rights));
  DELETE FROM student_guardians WHERE tenant = NEW.tenant AND student_id = NEW.other_id AND guardian_id <> NEW.kept_id;

  PERFORM tell_merge(NEW.tenant, NEW.kept_id, NEW.other_id, false);
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION merge_student() FROM PUBLIC;
