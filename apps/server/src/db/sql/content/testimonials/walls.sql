CALL wall('reviews');
CREATE TRIGGER touch BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION audit_record();
-- Which status of a review may follow which. An author who changes their words sends them back to the beginning.
CREATE TRIGGER status BEFORE UPDATE OF status ON reviews FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION check_status('pending>published', 'pending>rejected', 'published>hidden', 'published>pending', 'hidden>published', 'hidden>pending', 'rejected>published', 'rejected>pending');

CALL area('testimonials', ARRAY['draft>published', 'published>hidden', 'hidden>published']);
