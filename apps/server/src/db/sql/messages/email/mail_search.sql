-- What searching a mail looks in: subject, people (but for blind copies) and the beginning of the text. The sender may be about to
-- have another name and address.
CREATE OR REPLACE FUNCTION mail_search(mail integer, sender_name text DEFAULT NULL, sender_email text DEFAULT NULL)
RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT normalise_text(concat_ws(' ', m.subject, coalesce(sender_name, u.full_name), coalesce(sender_email, u.email),
             (SELECT string_agg(r.name || ' ' || r.email, ' ') FROM mail_recipients r WHERE r.mail_id = m.id AND r.kind <> 'bcc'),
             left(m.text, 4000)))
      FROM mails m JOIN users u ON u.id = m.sender_id WHERE m.id = mail);
END $$;
