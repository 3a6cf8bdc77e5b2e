-- The papers that a school asks of one student; see papers_of_students.
CREATE OR REPLACE FUNCTION student_papers(school integer, student integer, minor boolean, wanted jsonb)
RETURNS TABLE (kind text, status text, document_id integer) LANGUAGE sql STABLE AS $$
  SELECT kind, status, document_id FROM papers_of_students(school, ARRAY[student], CASE WHEN minor THEN ARRAY[student] END, wanted)
$$;
