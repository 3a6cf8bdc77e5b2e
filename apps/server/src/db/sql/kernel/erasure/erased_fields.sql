-- The values of changed fields without those that tell about a person.
CREATE OR REPLACE FUNCTION erased_fields(fields jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_object_agg(key, CASE
      WHEN value = 'null' OR key IN ('status', 'kind', 'role_id', 'school_id', 'plan', 'list_role', 'archived_at', 'erased_at') THEN value
      ELSE '"erased"' END)
      FROM jsonb_each(fields));
END $$;
