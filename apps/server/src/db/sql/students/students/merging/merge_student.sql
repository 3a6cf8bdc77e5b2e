-- A student's record goes into another one: it is archived, its person no longer signs in, and what belongs to it goes over, also
-- what the caller does not see. Answers what `unmerge_student` needs: how the other record stood, the keys of the rows that went
-- over, and who spoke for it.
CREATE OR REPLACE FUNCTION merge_student(kept integer, other integer) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  school integer := app_tenant();
  has_main boolean := EXISTS (SELECT FROM student_guardians g WHERE g.tenant = school AND g.student_id = kept AND g.is_main);
  was jsonb;
  moved jsonb;
  links jsonb;
BEGIN
  SELECT jsonb_build_object('archived_at', s.archived_at, 'person', u.status) INTO was
    FROM students s JOIN users u ON u.tenant = s.tenant AND u.id = s.id
   WHERE s.tenant = school AND s.id = other;
  IF was IS NULL OR kept = other OR NOT EXISTS (SELECT FROM students s WHERE s.tenant = school AND s.id = kept) THEN
    RAISE EXCEPTION 'merge_student: % and % are no two students of the school', kept, other USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE students SET merged_into = kept, archived_at = coalesce(archived_at, now()) WHERE tenant = school AND id = other;
  UPDATE users SET status = 'inactive' WHERE tenant = school AND id = other AND status IN ('invited', 'active');
  moved := move_student_rows(school, other, kept);

  -- who speaks for both may do what either link allows
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'guardian', o.guardian_id, 'relation', o.relation, 'rights', o.rights, 'is_main', o.is_main, 'had', k.rights)), '[]')
    INTO links
    FROM student_guardians o
    LEFT JOIN student_guardians k ON k.tenant = o.tenant AND k.student_id = kept AND k.guardian_id = o.guardian_id
   WHERE o.tenant = school AND o.student_id = other AND o.guardian_id <> kept;
  INSERT INTO student_guardians AS k (tenant, student_id, guardian_id, relation, rights, is_main)
  SELECT o.tenant, kept, o.guardian_id, o.relation, o.rights, o.is_main AND NOT has_main
    FROM student_guardians o
   WHERE o.tenant = school AND o.student_id = other AND o.guardian_id <> kept
  ON CONFLICT (tenant, student_id, guardian_id) DO UPDATE
     SET rights = k.rights || ARRAY(SELECT unnest(excluded.rights) EXCEPT SELECT unnest(k.rights));
  DELETE FROM student_guardians WHERE tenant = school AND student_id = other AND guardian_id <> kept;

  PERFORM tell_merge(school, kept, other, false);
  RETURN jsonb_build_object('was', was, 'moved', moved, 'links', links);
END $$;

REVOKE ALL ON FUNCTION merge_student(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION merge_student(integer, integer) TO dsms_app;
