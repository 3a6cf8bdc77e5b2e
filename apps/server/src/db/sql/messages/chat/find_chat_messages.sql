-- Keys of a chat's messages that contain a text, newest first, as far as the caller sees them. Row policies would keep
-- the planner from the trigram index (LIKE is not leakproof), so this looks as its owner, in the caller's own chat alone.
CREATE OR REPLACE FUNCTION find_chat_messages(peer integer, needle text, at_most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
DECLARE
  mine record;
BEGIN
  SELECT m.chat_id, m.cleared_id INTO mine FROM chat_members m WHERE m.user_id = app_user() AND m.peer_id = peer;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE
    'SELECT id FROM chat_messages WHERE chat_id = $1 AND id > $2 AND search LIKE $3 ORDER BY id DESC LIMIT $4'
    USING mine.chat_id, mine.cleared_id, contains_pattern(needle), at_most;
END $$;

REVOKE ALL ON FUNCTION find_chat_messages(integer, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_chat_messages(integer, text, integer) TO dsms_app;
