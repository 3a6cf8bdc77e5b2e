-- What others see of a person: the chosen status while a window is open, else offline. Tells the truth to the system
-- and to functions that look as their owner; to anybody else everybody is offline.
CREATE OR REPLACE FUNCTION chat_status(person integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE WHEN EXISTS (SELECT FROM live_people l WHERE l.user_id = person AND l.seen_at > present_since())
              THEN coalesce((SELECT p.status FROM chat_profiles p WHERE p.user_id = person), 'online')
              ELSE 'offline' END;
END $$;
