-- An organization and those it stands below, from the top down. Anyone who may see none of their rows may still be bound by
-- them, so that only key, place and name are told.
CREATE OR REPLACE FUNCTION organization_line(organization integer) RETURNS TABLE (id integer, depth integer, name jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  WITH RECURSIVE up AS (
    SELECT o.id, o.parent_id, o.name, 1 AS step FROM organizations o WHERE o.id = organization
    UNION ALL
    SELECT o.id, o.parent_id, o.name, up.step + 1 FROM organizations o JOIN up ON o.id = up.parent_id
  )
  SELECT up.id, (row_number() OVER (ORDER BY up.step DESC))::integer, up.name FROM up;
END $$;
