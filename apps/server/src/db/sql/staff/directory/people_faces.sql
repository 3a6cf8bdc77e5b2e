-- Name and picture of people whom a public row names (a comment, a review): of those whom the caller may not know, the first
-- name alone. Ids must come from such rows, never from a request. One plan for all, as of `people_cards`.
CREATE OR REPLACE FUNCTION people_faces(ids integer[]) RETURNS TABLE (id integer, full_name text, avatar text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan ROWS 50 AS $$
BEGIN
  RETURN QUERY
  SELECT f.id,
         CASE WHEN f.is_known THEN shown_name(f.tenant, f.id, f.kind, coalesce(nullif(f.full_name, ''), f.username)) ELSE coalesce(nullif(f.first_name, ''), '–') END,
         CASE WHEN f.is_known THEN f.avatar END
    FROM (SELECT u.id, u.tenant, u.kind, u.full_name, u.username, u.first_name, u.avatar, (SELECT app_meets_all()) OR may_meet(u.id) AS is_known
            FROM users u WHERE u.id = ANY(ids)) f;
END $$;

REVOKE ALL ON FUNCTION people_faces(integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION people_faces(integer[]) TO dsms_app;
