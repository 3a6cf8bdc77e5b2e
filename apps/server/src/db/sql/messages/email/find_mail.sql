-- A view of the caller's own mailbox: `within` is a folder, `all` (but the trash) or `starred`. Newest first; with a
-- mark, the nearest ones above it (newer) or below it. It looks as its owner, since row policies would keep the planner
-- from the trigram index (LIKE is not leakproof).
CREATE OR REPLACE FUNCTION find_mail(within text, label text, needle text, mark_time timestamptz, mark_id integer, is_newer boolean,
                          at_most integer, skipped integer)
RETURNS TABLE (id integer) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100 AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT e.id FROM mail_entries e WHERE e.user_id = $1 AND e.head_id IS NULL'
    || CASE within WHEN 'all' THEN ' AND e.folder <> ''trash'''
                   WHEN 'starred' THEN ' AND e.is_starred AND e.folder <> ''trash'''
                   ELSE ' AND e.folder = $2' END
    || CASE WHEN label IS NULL THEN '' ELSE ' AND e.labels <> ''{}'' AND $3 = ANY(e.labels)' END
    || CASE WHEN coalesce(needle, '') = '' THEN '' ELSE ' AND e.search LIKE $4' END
    || CASE WHEN mark_id IS NULL THEN '' WHEN is_newer THEN ' AND (e.time, e.id) > ($5, $6)' ELSE ' AND (e.time, e.id) < ($5, $6)' END
    -- the index runs the same way, or backwards
    || CASE WHEN is_newer THEN ' ORDER BY e.time ASC NULLS FIRST, e.id ASC NULLS FIRST'
            ELSE ' ORDER BY e.time DESC NULLS LAST, e.id DESC NULLS LAST' END
    || ' LIMIT $7 OFFSET $8'
    USING app_user(), within, label,
          '%' || replace(replace(replace(normalise_text(coalesce(needle, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%',
          mark_time, mark_id, at_most, skipped;
END $$;

REVOKE ALL ON FUNCTION find_mail(text, text, text, timestamptz, integer, boolean, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_mail(text, text, text, timestamptz, integer, boolean, integer, integer) TO dsms_app;
