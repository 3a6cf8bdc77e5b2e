-- The day it is where the caller's school is, now or at another moment; in UTC for the platform.
CREATE OR REPLACE FUNCTION app_today(moment timestamptz DEFAULT now()) RETURNS date LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (moment AT TIME ZONE coalesce((SELECT s.time_zone FROM schools s WHERE s.id = app_tenant()), 'UTC'))::date;
END $$;
