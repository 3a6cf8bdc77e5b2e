-- Which days a range is, where the tenant is, and the instants they begin and end at. `back` counts stretches of the
-- same kind before it.
CREATE OR REPLACE FUNCTION figure_span(within integer, named text, back integer DEFAULT 0)
RETURNS TABLE (first date, last date, starts timestamptz, ends timestamptz, zone text, currency text, today date)
LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT days.first, days.last, days.first::timestamp AT TIME ZONE place.zone,
         (days.last + 1)::timestamp AT TIME ZONE place.zone, place.zone, place.currency, clock.today
    FROM (SELECT coalesce((SELECT s.time_zone FROM schools s WHERE s.id = within), 'UTC') AS zone,
                 coalesce((SELECT s.currency FROM schools s WHERE s.id = within), 'USD')::text AS currency) AS place
   CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE place.zone)::date AS today) AS clock
   CROSS JOIN LATERAL (
     SELECT CASE named
              WHEN 'last_month' THEN (date_trunc('month', today) - (back + 1) * interval '1 month')::date
              WHEN 'last_year' THEN (date_trunc('year', today) - (back + 1) * interval '1 year')::date
              WHEN 'this_month' THEN (date_trunc('month', today) - back * interval '1 month')::date
              WHEN 'twelve_months' THEN (date_trunc('month', today) - (11 + back * 12) * interval '1 month')::date
              ELSE today - 27 - back * 28 END AS first,
            CASE named
              WHEN 'last_month' THEN (date_trunc('month', today) - back * interval '1 month')::date - 1
              WHEN 'last_year' THEN (date_trunc('year', today) - back * interval '1 year')::date - 1
              WHEN 'this_month' THEN (date_trunc('month', today) - (back - 1) * interval '1 month')::date - 1
              WHEN 'twelve_months' THEN (date_trunc('month', today) - (back * 12 - 1) * interval '1 month')::date - 1
              ELSE today - back * 28 END AS last
   ) AS days
$$;
