-- Name, address and picture of people whom a row of the caller's already names (a sender, a guest, a former
-- colleague), whatever became of them. Ids must come from such rows, never from a request. Names are in the language that
-- the caller reads, or in the given one; without any as the person is kept. One plan for all: planning costs more than looking.
CREATE OR REPLACE FUNCTION people_cards(ids integer[], language text DEFAULT 'reader')
RETURNS TABLE (id integer, full_name text, email text, avatar text, role_name text, status text, phone text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan ROWS 50 AS $$
BEGIN
  RETURN QUERY
  SELECT u.id, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username), language), u.email, u.avatar,
         shown_role(u.kind, r.key, r.name), u.status, u.phone
    FROM users u LEFT JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id WHERE u.id = ANY(ids);
END $$;

REVOKE ALL ON FUNCTION people_cards(integer[], text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION people_cards(integer[], text) TO dsms_app;
