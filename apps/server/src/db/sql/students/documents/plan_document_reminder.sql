-- Approved papers that end are looked at again on the mornings of their reminders and on the day after their last one.
CREATE OR REPLACE FUNCTION plan_document_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.remind_at := CASE WHEN NEW.status = 'approved' AND NEW.archived_at IS NULL THEN next_document_reminder(NEW.expires_on, NEW.tenant) END;
  RETURN NEW;
END $$;
