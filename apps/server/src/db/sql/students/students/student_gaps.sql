-- What one student lacks before they may become active; see gaps_of_students.
CREATE OR REPLACE FUNCTION student_gaps(school integer, student integer) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT gaps FROM gaps_of_students(school, ARRAY[student]));
END $$;
