-- Everybody of the tenant reads; what is written belongs to its writer. The platform does not look over this wall.
CALL shared_wall('photos', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND (owner_id = (SELECT app_user()) OR (SELECT app_moderates()))');
ALTER POLICY see ON photos USING ((tenant = (SELECT app_tenant())
  AND ((SELECT app_meets_all()) OR may_meet(owner_id))) OR (SELECT app_is_system()));

CALL shared_wall('posts', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND (author_id = (SELECT app_user()) OR (SELECT app_moderates()))');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON posts FOR EACH ROW EXECUTE FUNCTION touch_record('likes', 'comments', 'shares');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON posts FOR EACH ROW EXECUTE FUNCTION audit_record('likes', 'comments', 'shares');
CREATE TRIGGER counted AFTER INSERT ON posts FOR EACH ROW WHEN (NEW.shared_id IS NOT NULL AND NEW.archived_at IS NULL) EXECUTE FUNCTION count_share();
CREATE TRIGGER recounted AFTER UPDATE OF archived_at ON posts FOR EACH ROW
  WHEN (NEW.shared_id IS NOT NULL AND (OLD.archived_at IS NULL) <> (NEW.archived_at IS NULL)) EXECUTE FUNCTION count_share();
-- What somebody puts on their profile is for those who may know of them.
ALTER POLICY see ON posts USING ((tenant = (SELECT app_tenant())
  AND ((SELECT app_meets_all()) OR may_meet(author_id))) OR (SELECT app_is_system()));

CALL shared_wall('post_comments', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND (author_id = (SELECT app_user()) OR (SELECT app_moderates()))');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON post_comments FOR EACH ROW EXECUTE FUNCTION touch_record('likes');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON post_comments FOR EACH ROW EXECUTE FUNCTION audit_record('likes');
-- What waits or is hidden is for its author and for those who approve it, whom the other policy lets in.
ALTER POLICY see ON post_comments
  USING ((tenant = (SELECT app_tenant()) AND status = 'approved') OR (SELECT app_is_system()));
CREATE TRIGGER counted AFTER INSERT ON post_comments FOR EACH ROW
  WHEN (NEW.archived_at IS NULL AND NEW.status = 'approved') EXECUTE FUNCTION count_comment();
CREATE TRIGGER recounted AFTER UPDATE OF archived_at, status ON post_comments FOR EACH ROW
  WHEN ((OLD.archived_at IS NULL AND OLD.status = 'approved') <> (NEW.archived_at IS NULL AND NEW.status = 'approved'))
  EXECUTE FUNCTION count_comment();

CALL shared_wall('polls', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND (author_id = (SELECT app_user()) OR (SELECT app_moderates()))');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON polls FOR EACH ROW EXECUTE FUNCTION touch_record('votes');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON polls FOR EACH ROW EXECUTE FUNCTION audit_record('votes');
ALTER POLICY see ON polls USING ((tenant = (SELECT app_tenant())
  AND ((SELECT app_meets_all()) OR may_meet(author_id))) OR (SELECT app_is_system()));

CALL shared_wall('poll_options', 'tenant = (SELECT app_tenant())',
  '(SELECT true FROM polls p WHERE p.id = poll_id AND p.author_id = (SELECT app_user()))');

CALL shared_wall('post_likes', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND user_id = (SELECT app_user())');
CREATE TRIGGER counted AFTER INSERT OR DELETE ON post_likes FOR EACH ROW EXECUTE FUNCTION count_post_like();
ALTER POLICY see ON post_likes USING ((tenant = (SELECT app_tenant())
  AND ((SELECT app_meets_all()) OR may_meet(user_id))) OR (SELECT app_is_system()));

CALL shared_wall('comment_likes', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND user_id = (SELECT app_user())');
CREATE TRIGGER counted AFTER INSERT OR DELETE ON comment_likes FOR EACH ROW EXECUTE FUNCTION count_comment_like();

CALL shared_wall('poll_votes', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND user_id = (SELECT app_user())');
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF option_id OR DELETE ON poll_votes FOR EACH ROW EXECUTE FUNCTION count_vote();
ALTER POLICY see ON poll_votes USING ((tenant = (SELECT app_tenant())
  AND ((SELECT app_meets_all()) OR may_meet(user_id))) OR (SELECT app_is_system()));

CALL shared_wall('follows', 'tenant = (SELECT app_tenant())', 'tenant = (SELECT app_tenant()) AND follower_id = (SELECT app_user())');
ALTER POLICY see ON follows USING ((tenant = (SELECT app_tenant())
  AND ((SELECT app_meets_all()) OR (may_meet(follower_id) AND may_meet(followed_id)))) OR (SELECT app_is_system()));

CALL personal_wall('topic_stars');

CALL personal_wall('headline_stars');

GRANT SELECT ON topics TO dsms_app;

GRANT SELECT ON headlines TO dsms_app;
