-- What stands above an organization stops it too. Apart from `enter`, which is spared three tables for a school of its own.
CREATE OR REPLACE FUNCTION organization_status(organization integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT CASE WHEN 'suspended' IN (o.status, p.status, g.status) THEN 'suspended' ELSE o.status END
      FROM organizations o
      LEFT JOIN organizations p ON p.id = o.parent_id
      LEFT JOIN organizations g ON g.id = p.parent_id
     WHERE o.id = organization);
END $$;
