-- Three job titles of the platform were seeded without the shadda of المدرّب. What somebody renamed since stays as it is.
UPDATE "lookup_values" l
   SET "name" = jsonb_set(l."name", '{ar}', to_jsonb(t."now"))
  FROM (VALUES ('head_instructor', 'كبير المدربين', 'كبير المدرّبين'),
               ('driving_instructor', 'مدرب قيادة', 'مدرّب قيادة'),
               ('theory_instructor', 'مدرب نظري', 'مدرّب نظري')) AS t("code", "was", "now")
 WHERE l."tenant" = 0 AND l."kind" = 'designation' AND l."code" = t."code" AND l."name" ->> 'ar' = t."was";
