-- The next number of a school's students: S-000001, S-000002… Who is given one waits for whoever was before; numbers that
-- were typed or imported are passed over.
CREATE OR REPLACE FUNCTION next_student_no(school integer) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  nth integer;
BEGIN
  LOOP
    INSERT INTO student_numbers (tenant, last) VALUES (school, 1)
    ON CONFLICT (tenant) DO UPDATE SET last = student_numbers.last + 1 RETURNING last INTO nth;
    EXIT WHEN NOT EXISTS (SELECT FROM students WHERE tenant = school AND lower(student_no) = 's-' || lpad(nth::text, 6, '0'));
  END LOOP;
  RETURN 'S-' || lpad(nth::text, 6, '0');
END $$;

REVOKE ALL ON FUNCTION next_student_no(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_student_no(integer) TO dsms_app;
