-- Both sides of the caller's chat with a person, locked until the transaction ends, so that the keys of a chat's
-- messages are in the order of their commits. Begins the chat when there is none and the caller may talk to the person;
-- else gives nothing. In plpgsql, since what is read after a lock was waited for must be read by a statement of its own.
CREATE OR REPLACE FUNCTION open_chat(peer integer) RETURNS SETOF chat_members LANGUAGE plpgsql AS $$
DECLARE
  me integer := app_user();
  chat integer;
  school integer;
BEGIN
  SELECT c.id INTO chat FROM chats c
   WHERE c.first_id = least(me, peer) AND c.second_id = greatest(me, peer) FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO chats (tenant, first_id, second_id)
    SELECT coalesce(nullif(mine.tenant, 0), p.tenant), least(me, peer), greatest(me, peer)
      FROM find_people(NULL, false, ARRAY[peer], 1) p, users mine WHERE mine.id = me
    ON CONFLICT (first_id, second_id, tenant) DO NOTHING
    RETURNING chats.id, chats.tenant INTO chat, school;
    IF FOUND THEN
      INSERT INTO chat_members (tenant, chat_id, user_id, peer_id) VALUES (school, chat, me, peer), (school, chat, peer, me);
    ELSE
      -- somebody was faster, or there is nobody to talk to
      SELECT c.id INTO chat FROM chats c
       WHERE c.first_id = least(me, peer) AND c.second_id = greatest(me, peer) FOR UPDATE;
    END IF;
  END IF;
  RETURN QUERY SELECT * FROM chat_members m WHERE m.chat_id = chat;
END $$;
