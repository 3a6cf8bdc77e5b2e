-- A merge stands in the history of the record that is kept, by the number of the other one; that one tells it by itself.
CREATE OR REPLACE FUNCTION tell_merge(school integer, kept integer, other integer, is_undone boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, version, subject, before, after)
  SELECT k.tenant, app_user(), nullif(current_setting('app.request_id', true), ''), 'students', k.id, 'updated', k.version,
         names_text(k.name),
         jsonb_build_object('merged', CASE WHEN is_undone THEN o.student_no END),
         jsonb_build_object('merged', CASE WHEN NOT is_undone THEN o.student_no END)
    FROM students k JOIN students o ON o.tenant = k.tenant AND o.id = other
   WHERE k.tenant = school AND k.id = kept;
END $$;

REVOKE ALL ON FUNCTION tell_merge(integer, integer, integer, boolean) FROM PUBLIC;
