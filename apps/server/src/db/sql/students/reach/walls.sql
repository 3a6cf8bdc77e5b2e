CALL wall('staff_branches');

CALL reach_wall('students', 'students', 'id', 'reached_students', is_person => true);
CALL reach_wall('guardians', 'students', 'id', 'reached_guardians', is_person => true);
CALL reach_wall('student_guardians', 'students', 'student_id', 'reached_students', has_author => false);
CALL reach_wall('documents', 'students', 'student_id', 'reached_students');
CALL reach_wall('enrolments', 'students', 'student_id', 'reached_students');
CALL reach_wall('trainer_consents', 'students', 'student_id', 'reached_students');
CALL reach_wall('contracts', 'students', 'student_id', 'reached_students');
CALL reach_wall('charges', 'students', 'student_id', 'reached_students');
CALL reach_wall('payments', 'students', 'student_id', 'reached_students');
CALL reach_wall('sales', 'students', 'student_id', 'reached_students');
CALL reach_wall('move_requests', 'students', 'student_id', 'reached_students');
CALL reach_wall('correction_requests', 'students', 'student_id', 'reached_students');
CALL reach_wall('student_merges', 'students', 'kept_id', 'reached_students');

CALL reach_wall('trainers', 'trainers', 'id', 'reached_trainers', is_person => true);
CALL reach_wall('trainer_licence_types', 'trainers', 'trainer_id', 'reached_trainers', has_author => false);
CALL reach_wall('trainer_branches', 'trainers', 'trainer_id', 'reached_trainers', has_author => false);
CALL reach_wall('trainer_specialities', 'trainers', 'trainer_id', 'reached_trainers', has_author => false);
CALL reach_wall('trainer_certifications', 'trainers', 'trainer_id', 'reached_trainers', has_author => false);
CALL reach_wall('trainer_credentials', 'trainers', 'trainer_id', 'reached_trainers');
CALL reach_wall('availability_weeks', 'trainers', 'trainer_id', 'reached_trainers');
CALL reach_wall('availability_rules', 'trainers', 'trainer_id', 'reached_trainers', has_author => false);
CALL reach_wall('availability_exceptions', 'trainers', 'trainer_id', 'reached_trainers');
CALL reach_wall('leave_requests', 'trainers', 'trainer_id', 'reached_trainers');
CALL reach_wall('leave_allowances', 'trainers', 'trainer_id', 'reached_trainers');

-- A lead is whose follow-up it is, or of the branch where somebody asked.
CREATE POLICY reach ON leads AS RESTRICTIVE
  USING ((SELECT app_reach('leads')) = 'school' OR created_by = (SELECT app_user()) OR owner_id = (SELECT app_user())
         OR ((SELECT app_reach('leads')) = 'branch' AND branch_id IN (SELECT app_branches())))
  WITH CHECK (true);

CREATE TRIGGER place BEFORE INSERT ON students FOR EACH ROW EXECUTE FUNCTION place_student();

-- Nobody adds to a record that went into another one.
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON enrolments FOR EACH ROW EXECUTE FUNCTION refuse_merged();
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON documents FOR EACH ROW EXECUTE FUNCTION refuse_merged();
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON trainer_consents FOR EACH ROW EXECUTE FUNCTION refuse_merged();
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON contracts FOR EACH ROW EXECUTE FUNCTION refuse_merged();
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON correction_requests FOR EACH ROW EXECUTE FUNCTION refuse_merged();
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON payments FOR EACH ROW EXECUTE FUNCTION refuse_merged();
CREATE TRIGGER merged BEFORE INSERT ON student_guardians FOR EACH ROW EXECUTE FUNCTION refuse_merged();
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON leads FOR EACH ROW WHEN (NEW.student_id IS NOT NULL) EXECUTE FUNCTION refuse_merged();
