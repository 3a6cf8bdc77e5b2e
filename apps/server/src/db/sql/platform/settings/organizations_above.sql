-- The organizations that a school stands below, directly or not.
CREATE OR REPLACE FUNCTION organizations_above(school integer) RETURNS integer[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ARRAY(SELECT line.id FROM schools s, organization_line(s.organization_id) line WHERE s.id = school);
END $$;
