-- A wall inside a school, in addition to the one around it: who reaches less than the school sees and changes what they made and the
-- rows of those people that `reached` names, a function of the reach that a statement asks once. `is_person` says that the
-- row is a person rather than something of one: people are added by whoever may, something is added to people whom one reaches.
-- The policy's name carries the column, which an error of a refused row then names.
CREATE OR REPLACE PROCEDURE reach_wall(
  target regclass, subject text, person_column text, reached text, is_person boolean DEFAULT false, has_author boolean DEFAULT true)
LANGUAGE plpgsql AS $$
DECLARE
  whole text := format('(SELECT app_reach(%L)) = ''school''', subject);
  theirs text := format('%I IN (SELECT %I((SELECT app_reach(%L))))', person_column, reached, subject);
  made text := CASE WHEN has_author THEN 'OR created_by = (SELECT app_user())' ELSE '' END;
BEGIN
  EXECUTE format(
    'CREATE POLICY %I ON %s AS RESTRICTIVE USING (%s %s OR %s) WITH CHECK (%s)',
    'reach__' || person_column, target, whole, made, theirs, CASE WHEN is_person THEN 'true' ELSE whole || ' OR ' || theirs END);
END $$;
