CALL wall('availability_weeks');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON availability_weeks FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON availability_weeks FOR EACH ROW EXECUTE FUNCTION audit_record();

-- Told in the summary of their week, whose change is logged.
CALL wall('availability_rules');
-- Hours of a trainer's weekday as one range of numbers, while they hold: whoever writes at the same time is refused too.
ALTER TABLE availability_rules DROP CONSTRAINT IF EXISTS availability_rules__hours__hours_overlap;
ALTER TABLE availability_rules ADD CONSTRAINT availability_rules__hours__hours_overlap EXCLUDE USING gist (
  int8range((trainer_id::bigint * 8 + weekday) * 100000 + extract(epoch FROM starts)::bigint,
            (trainer_id::bigint * 8 + weekday) * 100000 + extract(epoch FROM ends)::bigint) WITH &&,
  daterange(valid_from, valid_to, '[]') WITH &&);

CALL wall('availability_exceptions');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON availability_exceptions FOR EACH ROW EXECUTE FUNCTION audit_record('created_by');
