-- Takes mails out of the caller's trash for good: these with what lies under them, or all for null. A mail that lies in
-- no mailbox any more and that no other mail answers goes with them.
CREATE OR REPLACE FUNCTION purge_mail(only_ids integer[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer[];
  deleted integer;
BEGIN
  -- two people who throw away the last copies at once would each see the other's
  PERFORM FROM mails m
    WHERE m.id IN (SELECT e.mail_id FROM mail_entries e WHERE e.user_id = app_user() AND e.folder = 'trash'
                      AND (only_ids IS NULL OR e.id = ANY(only_ids) OR e.head_id = ANY(only_ids)))
    ORDER BY m.id FOR UPDATE;
  WITH own AS (
    DELETE FROM mail_entries e
     WHERE e.user_id = app_user() AND e.folder = 'trash'
       AND (only_ids IS NULL OR e.id = ANY(only_ids) OR e.head_id = ANY(only_ids))
    RETURNING e.mail_id, e.head_id
  )
  SELECT array_agg(mail_id), count(*) FILTER (WHERE head_id IS NULL) INTO gone, deleted FROM own;
  DELETE FROM mails m
   WHERE m.id = ANY(gone)
     AND NOT EXISTS (SELECT FROM mail_entries e WHERE e.mail_id = m.id)
     AND NOT EXISTS (SELECT FROM mails r WHERE r.reply_to_id = m.id);
  RETURN deleted;
END $$;

REVOKE ALL ON FUNCTION purge_mail(integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_mail(integer[]) TO dsms_app;
