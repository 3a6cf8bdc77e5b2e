-- What an erased person posted is emptied, as others' comments stand below it. What they liked and whom they followed goes.
CREATE OR REPLACE FUNCTION forget_posts(school integer, person integer) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM follows WHERE person IN (follower_id, followed_id);
  DELETE FROM post_likes WHERE user_id = person;
  DELETE FROM comment_likes WHERE user_id = person;
  DELETE FROM poll_votes WHERE user_id = person;
  UPDATE posts SET text = '–', photo_id = NULL WHERE author_id = person;
  UPDATE post_comments SET text = '–' WHERE author_id = person;
  UPDATE poll_options SET name = '–' WHERE poll_id IN (SELECT p.id FROM polls p WHERE p.author_id = person);
  UPDATE polls SET question = '–' WHERE author_id = person;
  DELETE FROM photos WHERE owner_id = person;
  DELETE FROM headline_stars WHERE user_id = person;
  DELETE FROM topic_stars WHERE user_id = person;
  UPDATE audit_log SET subject = '', before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = school
     AND (entity = 'posts' AND entity_id IN (SELECT p.id FROM posts p WHERE p.author_id = person)
       OR entity = 'post_comments' AND entity_id IN (SELECT c.id FROM post_comments c WHERE c.author_id = person)
       OR entity = 'polls' AND entity_id IN (SELECT p.id FROM polls p WHERE p.author_id = person));
END $$;

REVOKE ALL ON FUNCTION forget_posts(integer, integer) FROM PUBLIC;
