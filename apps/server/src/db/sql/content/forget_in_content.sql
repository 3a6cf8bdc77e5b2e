-- An erased person reads no newsletter and marks nothing. Comments stand under another name, and reviews keep their stars.
CREATE OR REPLACE FUNCTION forget_in_content(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  DELETE FROM newsletter_subscribers WHERE lower(email) = ANY (it.mailed);
  UPDATE blog_comments SET name = shown, email = it.mailbox, website = '' WHERE user_id = person OR lower(email) = ANY (it.mailed);
  DELETE FROM blog_bookmarks WHERE user_id = person;
  DELETE FROM help_votes WHERE voter = 'person ' || person;
  UPDATE reviews SET person = shown, text = '' WHERE author_id = forget_in_content.person;
  UPDATE audit_log SET subject = '', before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = it.tenant AND entity = 'reviews'
     AND entity_id IN (SELECT r.id FROM reviews r WHERE r.author_id = forget_in_content.person);
END $$;

REVOKE ALL ON FUNCTION forget_in_content(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_content(integer, text) TO dsms_app;
