-- What somebody is called in a language: students, guardians and trainers have their names in two scripts, everybody else
-- the one that is given. It is asked for people whom a row of the caller's names already, so it looks as its owner: a
-- trainer is called the same by those who may not see the trainers' list. Without a language it is that of the reader: no
-- function stands in a default, since one that another's default names could not be taken away before the other.
CREATE OR REPLACE FUNCTION shown_name(of_tenant integer, person integer, kind text, stored text, language text DEFAULT 'reader')
RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(
      CASE WHEN l.said IS NULL THEN NULL
           WHEN kind = 'student' THEN (SELECT nullif(text_in(s.name, l.said), '') FROM students s WHERE s.tenant = of_tenant AND s.id = person)
           WHEN kind = 'guardian' THEN (SELECT nullif(text_in(g.name, l.said), '') FROM guardians g WHERE g.tenant = of_tenant AND g.id = person)
           ELSE (SELECT nullif(text_in(t.name, l.said), '') FROM trainers t WHERE t.tenant = of_tenant AND t.id = person) END,
      stored)
      FROM (SELECT CASE WHEN language = 'reader' THEN app_language() ELSE language END) AS l (said));
END $$;

REVOKE ALL ON FUNCTION shown_name(integer, integer, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION shown_name(integer, integer, text, text, text) TO dsms_app;
