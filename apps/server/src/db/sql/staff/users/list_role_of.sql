-- How the list of users names somebody who has no name there yet: by what they are in the system.
CREATE OR REPLACE FUNCTION list_role_of(person_kind text, person_role integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE person_kind
           WHEN 'student' THEN 'Student'
           WHEN 'trainer' THEN 'Teacher'
           WHEN 'guardian' THEN 'Guardian'
           ELSE CASE WHEN (SELECT r.key FROM roles r WHERE r.id = person_role) = 'admin' THEN 'admin' ELSE 'subscriber' END
         END;
END $$;
