-- Ends what `widen_reach_for_student` began.
CREATE OR REPLACE FUNCTION restore_reach() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.looks_around', true) = 'yes' THEN
    PERFORM set_config('app.looks_around', '', true), set_config('app.reach_lessons', 'own', true),
            set_config('app.reach_trainers', 'own', true), set_config('app.reach_students', 'own', true);
  END IF;
END $$;
