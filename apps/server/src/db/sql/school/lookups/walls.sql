CALL area_table('lookup_values');
-- The platform's lookups are read by everybody, and changed by the platform alone.
CREATE POLICY everybody ON lookup_values FOR SELECT USING (tenant = 0);

CALL shown_table('lookup_values', 'school');
