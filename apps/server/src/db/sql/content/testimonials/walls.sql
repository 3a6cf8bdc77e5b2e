CALL wall('reviews');
CREATE TRIGGER touch BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION audit_record();
-- Which status of a review may follow which. An author who changes their words sends them back to the beginning.
CALL guard_status('reviews', ARRAY['published>pending', 'hidden>pending', 'rejected>pending']);

CALL area_table('testimonials');

CALL shown_table('testimonials', 'testimonials');
