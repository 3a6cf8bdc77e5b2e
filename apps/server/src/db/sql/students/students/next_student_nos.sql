-- The next numbers of a school's students: S-000001, S-000002… Who is given some waits for whoever was before; numbers that
-- were typed or imported, or stand in the file that is being imported, are passed over. Looked up together, not one by one.
CREATE OR REPLACE FUNCTION next_student_nos(school integer, wanted integer, typed text[]) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  nth integer;
  missing integer := wanted;
  given text[] := '{}';
BEGIN
  INSERT INTO student_numbers (tenant, last) VALUES (school, 0)
  ON CONFLICT (tenant) DO UPDATE SET last = student_numbers.last RETURNING last INTO nth;
  WHILE missing > 0 LOOP
    given := given || ARRAY(
      SELECT 'S-' || lpad(n::text, 6, '0') FROM generate_series(nth + 1, nth + missing) n
       WHERE 's-' || lpad(n::text, 6, '0') <> ALL (typed)
         AND NOT EXISTS (SELECT FROM students WHERE tenant = school AND lower(student_no) = 's-' || lpad(n::text, 6, '0'))
       ORDER BY n);
    nth := nth + missing;
    missing := wanted - cardinality(given);
  END LOOP;
  UPDATE student_numbers SET last = nth WHERE tenant = school;
  RETURN given;
END $$;

REVOKE ALL ON FUNCTION next_student_nos(integer, integer, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_student_nos(integer, integer, text[]) TO dsms_app;
