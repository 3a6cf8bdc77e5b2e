-- Whether a lesson stands at an hour that the school could give nobody else: somebody passed what the rules say of the hour, of its
-- trainer or of its things. What they say of the student alone holds for that student.
CREATE OR REPLACE FUNCTION past_rules_of_hour(overridden jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM jsonb_array_elements(overridden) AS passed (rule)
     WHERE passed.rule ->> 'code' IN (
       'school_closed', 'holiday', 'time_of_day', 'trainer_off', 'trainer_hours', 'trainer_rest', 'trainer_day_limit', 'trainer_week_limit',
       'trainer_lessons_limit', 'vehicle_status', 'vehicle_paper_expired', 'vehicle_maintenance_due', 'vehicle_defect_open',
       'simulator_status', 'circuit_status', 'room_status'));
END $$;
