-- Schools that are there keep what their menu offered; a new school switches on what it wants.
INSERT INTO setting_values (tenant, key, value)
SELECT s.id, 'modules.' || m.name, 'true'::jsonb
  FROM schools s
 CROSS JOIN unnest(ARRAY['shop', 'blog', 'tables', 'cards', 'samples', 'gallery']) AS m(name);
