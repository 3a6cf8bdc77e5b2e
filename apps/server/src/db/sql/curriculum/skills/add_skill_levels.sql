-- Gives new schools the levels of a skill, by their names from the lowest up. No school adds or removes a level later.
CREATE OR REPLACE FUNCTION add_skill_levels(schools integer[], names jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT app_sees_all() THEN
    RAISE EXCEPTION 'skill_levels: only the platform opens schools' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO skill_levels (tenant, level, name)
  SELECT school, nth - 1, name FROM unnest(schools) AS school, jsonb_array_elements(names) WITH ORDINALITY AS known (name, nth)
   ORDER BY school, nth;
END $$;

REVOKE ALL ON FUNCTION add_skill_levels(integer[], jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_skill_levels(integer[], jsonb) TO dsms_app;
