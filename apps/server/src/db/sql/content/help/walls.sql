CALL wall('help_topics');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON help_topics FOR EACH ROW EXECUTE FUNCTION touch_record('place');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON help_topics FOR EACH ROW EXECUTE FUNCTION audit_record('place');

CALL wall('help_articles');
-- Its place, its readers and their votes are no change of what is written.
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON help_articles FOR EACH ROW
  EXECUTE FUNCTION touch_record('place', 'views', 'helpful', 'unhelpful');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON help_articles FOR EACH ROW
  EXECUTE FUNCTION audit_record('place', 'views', 'helpful', 'unhelpful');

CALL wall('help_votes');

CALL shown_table('help_topics', 'help');
CALL shown_table('help_articles', 'help', ARRAY['views']);
