-- Receivers and attachments of mails, of mails that the caller wrote or has. Blind copies, and how copies outside
-- fare, are told to the sender alone. It looks as its owner, so that a page is planned and read in one go: the policies
-- of these tables would ask about the mail again for each row.
CREATE OR REPLACE FUNCTION mail_parts(of_mails integer[]) RETURNS TABLE (mail_id integer, recipients json, files json)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
BEGIN
  RETURN QUERY
  SELECT m.id,
         (SELECT json_agg(json_build_object('kind', r.kind, 'email', r.email, 'name', r.name,
                   'isInside', r.user_id IS NOT NULL, 'isDelivered', r.is_delivered,
                   'status', CASE WHEN m.sender_id = app_user() THEN o.status END,
                   'error', CASE WHEN m.sender_id = app_user() THEN o.error END) ORDER BY r.place)
            FROM mail_recipients r LEFT JOIN outbox o ON o.id = r.outbox_id
           WHERE r.mail_id = m.id AND (r.kind <> 'bcc' OR m.sender_id = app_user())),
         (SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes) ORDER BY a.place)
            FROM mail_files a JOIN files f ON f.id = a.file_id WHERE a.mail_id = m.id)
    FROM mails m
   WHERE m.id = ANY(of_mails)
     AND (m.sender_id = app_user()
          OR (SELECT true FROM mail_entries e WHERE e.mail_id = m.id AND e.user_id = app_user()));
END $$;

REVOKE ALL ON FUNCTION mail_parts(integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mail_parts(integer[]) TO dsms_app;
