-- Takes two records apart again: what went over goes back, as far as it is still there, and the other record is as it was.
CREATE OR REPLACE FUNCTION unmerge_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  link record;
BEGIN
  UPDATE students SET merged_into = NULL, archived_at = (NEW.was ->> 'archived_at')::timestamptz
   WHERE tenant = NEW.tenant AND id = NEW.other_id;
  UPDATE users SET status = NEW.was ->> 'person'
   WHERE tenant = NEW.tenant AND id = NEW.other_id AND status = 'inactive' AND NEW.was ->> 'person' IN ('invited', 'active');
  PERFORM move_student_rows(NEW.tenant, NEW.kept_id, NEW.other_id, NEW.moved);

  FOR link IN SELECT * FROM jsonb_to_recordset(NEW.links) AS l (guardian integer, relation text, rights text[], is_main boolean, had text[]) LOOP
    IF link.had IS NULL THEN
      DELETE FROM student_guardians WHERE tenant = NEW.tenant AND student_id = NEW.kept_id AND guardian_id = link.guardian;
    ELSE
      -- but for rights that somebody gave or took since
      UPDATE student_guardians g SET rights = link.had
       WHERE g.tenant = NEW.tenant AND g.student_id = NEW.kept_id AND g.guardian_id = link.guardian
         AND g.rights @> (link.had || link.rights) AND g.rights <@ (link.had || link.rights);
    END IF;
    INSERT INTO student_guardians (tenant, student_id, guardian_id, relation, rights, is_main)
    SELECT NEW.tenant, NEW.other_id, link.guardian, link.relation, link.rights, link.is_main
     WHERE EXISTS (SELECT FROM guardians w WHERE w.tenant = NEW.tenant AND w.id = link.guardian)
    ON CONFLICT DO NOTHING;
  END LOOP;

  PERFORM tell_merge(NEW.tenant, NEW.kept_id, NEW.other_id, true);
  -- nobody needs to know any more what was written over
  NEW.before := '{}';
  NEW.after := '{}';
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION unmerge_student() FROM PUBLIC;
