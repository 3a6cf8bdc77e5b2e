-- What points at a student and goes over when two records of a person are merged: table, column and, where a column points at
-- several things, the condition. Guardians are linked by a key without a number and have their own lines in `merge_student`.
-- A test compares this with the foreign keys that there are.
CREATE OR REPLACE FUNCTION student_references() RETURNS TABLE (source text, field text, only_where text) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('enrolments', 'student_id', 'true'),
         ('documents', 'student_id', 'true'),
         ('contracts', 'student_id', 'true'),
         ('trainer_consents', 'student_id', 'true'),
         ('correction_requests', 'student_id', 'true'),
         ('leads', 'student_id', 'true'),
         ('calls_to_make', 'student_id', 'true'),
         ('payments', 'student_id', 'true'),
         ('tasks', 'link_id', 'link_kind = ''student''')
$$;
