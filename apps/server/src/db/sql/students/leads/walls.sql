CALL area_table('leads');
CREATE TRIGGER people BEFORE INSERT OR UPDATE OF owner_id, student_id ON leads FOR EACH ROW EXECUTE FUNCTION check_lead_people();
CALL wall('lead_talks');
