-- Who speaks for a student stands in the history of the student: the link has no number of its own.
CREATE OR REPLACE FUNCTION audit_guardian() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  link student_guardians := coalesce(NEW, OLD);
BEGIN
  INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, version, subject, before, after)
  SELECT s.tenant, app_user(), nullif(current_setting('app.request_id', true), ''), 'students', s.id, 'updated', s.version,
         names_text(s.name),
         CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object('guardian', OLD.guardian_id, 'rights', OLD.rights) END,
         CASE WHEN TG_OP = 'DELETE' THEN jsonb_build_object('guardian', NULL)
              ELSE jsonb_build_object('guardian', NEW.guardian_id, 'rights', NEW.rights) END
    FROM students s WHERE s.tenant = link.tenant AND s.id = link.student_id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION audit_guardian() FROM PUBLIC;
