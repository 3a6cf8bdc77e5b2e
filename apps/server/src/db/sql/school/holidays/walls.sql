CALL area_table('holidays');
-- What the platform has published counts for every school.
CREATE POLICY everybody ON holidays FOR SELECT USING (tenant = 0 AND status = 'published');
ALTER POLICY everybody ON holidays USING (
  tenant = 0 AND status = 'published'
  AND (organization_id IS NULL OR organization_id = ANY ((SELECT organizations_above((SELECT app_tenant())))::integer[])));

CALL wall('holiday_dates');
CREATE POLICY everybody ON holiday_dates FOR SELECT USING (tenant = 0);
-- Dates of a holiday are seen with it.
ALTER POLICY everybody ON holiday_dates USING (
  tenant = 0 AND EXISTS (SELECT FROM holidays h WHERE h.id = holiday_id));
