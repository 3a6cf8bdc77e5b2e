-- Takes two records apart again: what went over goes back, as far as it is still there, and the other record is as it was.
CREATE OR REPLACE FUNCTION unmerge_student(merge integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  one student_merges;
  link record;
BEGIN
  SELECT * INTO one FROM student_merges m WHERE m.tenant = app_tenant() AND m.id = merge AND m.undone_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'unmerge_student: % is no merge that holds', merge USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE students SET merged_into = NULL, archived_at = (one.was ->> 'archived_at')::timestamptz
   WHERE tenant = one.tenant AND id = one.other_id;
  UPDATE users SET status = one.was ->> 'person'
   WHERE tenant = one.tenant AND id = one.other_id AND status = 'inactive' AND one.was ->> 'person' IN ('invited', 'active');
  PERFORM move_student_rows(one.tenant, one.kept_id, one.other_id, one.moved);

  FOR link IN SELECT * FROM jsonb_to_recordset(one.links) AS l (guardian integer, relation text, rights text[], is_main boolean, had text[]) LOOP
    IF link.had IS NULL THEN
      DELETE FROM student_guardians WHERE tenant = one.tenant AND student_id = one.kept_id AND guardian_id = link.guardian;
    ELSE
      -- but for rights that somebody gave or took since
      UPDATE student_guardians g SET rights = link.had
       WHERE g.tenant = one.tenant AND g.student_id = one.kept_id AND g.guardian_id = link.guardian
         AND g.rights @> (link.had || link.rights) AND g.rights <@ (link.had || link.rights);
    END IF;
    INSERT INTO student_guardians (tenant, student_id, guardian_id, relation, rights, is_main)
    SELECT one.tenant, one.other_id, link.guardian, link.relation, link.rights, link.is_main
     WHERE EXISTS (SELECT FROM guardians w WHERE w.tenant = one.tenant AND w.id = link.guardian)
    ON CONFLICT DO NOTHING;
  END LOOP;

  PERFORM tell_merge(one.tenant, one.kept_id, one.other_id, true);
  -- nobody needs to know any more what was written over
  UPDATE student_merges SET undone_at = now(), before = '{}', after = '{}' WHERE tenant = one.tenant AND id = merge;
END $$;

REVOKE ALL ON FUNCTION unmerge_student(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unmerge_student(integer) TO dsms_app;
