CALL area_table('error_types');
CREATE TRIGGER first_severity BEFORE UPDATE ON error_types FOR EACH ROW EXECUTE FUNCTION keep_first_severity();

CALL wall('error_type_licence_types');

CALL area_table('marking_schemes');
CREATE TRIGGER published BEFORE INSERT OR UPDATE ON marking_schemes FOR EACH ROW EXECUTE FUNCTION keep_scheme();

CALL wall('marking_scheme_licence_types');
CREATE TRIGGER published BEFORE INSERT OR UPDATE OR DELETE ON marking_scheme_licence_types FOR EACH ROW EXECUTE FUNCTION keep_scheme_part();

CALL wall('marking_scheme_eliminations');
CREATE TRIGGER published BEFORE INSERT OR UPDATE OR DELETE ON marking_scheme_eliminations FOR EACH ROW EXECUTE FUNCTION keep_scheme_part();
