-- What somebody's role is called to others. Guardians have the rights of students and no role of their own: they are called
-- guardians, in the language that the caller reads.
CREATE OR REPLACE FUNCTION shown_role(kind text, role_key text, role_name text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN kind = 'guardian' AND role_key = 'student' THEN
           CASE app_language() WHEN 'en' THEN 'Guardian' WHEN 'de' THEN 'Erziehungsberechtigte/r' WHEN 'fr' THEN 'Représentant légal'
                               WHEN 'pt' THEN 'Encarregado de educação' ELSE 'وليّ أمر' END
         ELSE role_name END
$$;
