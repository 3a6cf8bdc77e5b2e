CALL area_table('leave_requests');
-- Of one trainer, by half days: a morning and an afternoon of the same day are two.
ALTER TABLE leave_requests DROP CONSTRAINT IF EXISTS leave_requests__first_day__leave_overlaps;
ALTER TABLE leave_requests ADD CONSTRAINT leave_requests__first_day__leave_overlaps EXCLUDE USING gist (
  int4range(trainer_id, trainer_id, '[]') WITH &&,
  tsrange(first_day + CASE WHEN from_noon THEN interval '12 hours' ELSE interval '0' END,
          last_day + CASE WHEN until_noon THEN interval '12 hours' ELSE interval '24 hours' END) WITH &&)
  WHERE (status = 'approved' AND archived_at IS NULL);

CALL wall('leave_allowances');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON leave_allowances FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON leave_allowances FOR EACH ROW EXECUTE FUNCTION audit_record('trainer_id');
