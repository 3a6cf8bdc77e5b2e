CALL area_table('organizations');
-- The people of a school see which organization it belongs to, and what that has fixed for them.
CREATE POLICY own_schools ON organizations FOR SELECT
  USING (id = (SELECT s.organization_id FROM schools s WHERE s.id = (SELECT app_tenant())));
CREATE TRIGGER tree BEFORE INSERT OR UPDATE OF parent_id ON organizations FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL)
  EXECUTE FUNCTION check_organization_tree();
CREATE TRIGGER closing BEFORE UPDATE OF status ON organizations FOR EACH ROW WHEN (NEW.status = 'closed')
  EXECUTE FUNCTION check_organization_closing();

-- What an organization has fixed holds for schools below it, wherever it stands.
CALL shown_table('organizations', 'school');
