CALL wall('blog_posts');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION touch_record('comments', 'bookmarks');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION audit_record('comments', 'bookmarks', 'content');

CALL wall('blog_comments');
CREATE TRIGGER counts AFTER INSERT OR UPDATE OF status OR DELETE ON blog_comments FOR EACH ROW EXECUTE FUNCTION count_blog_comments();

CALL personal_wall('blog_bookmarks');
CREATE TRIGGER counts AFTER INSERT OR DELETE ON blog_bookmarks FOR EACH ROW EXECUTE FUNCTION count_blog_bookmarks();

CALL shown_table('blog_posts', 'blog');
CALL shown_table('blog_comments', 'blog');
