-- What the version of a country's pack that a school follows says of students: the age of majority and the papers that are asked for.
-- Categories of the pack are the school's licence types of the same codes; a paper for categories that it does not train is left out.
CREATE OR REPLACE FUNCTION pack_rules_of(school integer) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((
    SELECT jsonb_strip_nulls(jsonb_build_object('majority_age', v.data -> 'majority_age', 'documents', d.asked))
      FROM schools s
      JOIN country_packs p ON p.tenant = 0 AND p.code = s.country_pack_code
      JOIN country_pack_versions v ON v.pack_id = p.id AND v.nth = s.country_pack_version
     CROSS JOIN LATERAL (
       SELECT jsonb_agg(jsonb_build_object('kind', w.kind, 'of', w."of", 'licence_type_ids', l.ids) ORDER BY w.place) AS asked
         FROM ROWS FROM (jsonb_to_recordset(v.data -> 'documents') AS (kind text, "of" text, categories jsonb))
              WITH ORDINALITY AS w (kind, "of", categories, place)
        CROSS JOIN LATERAL (
          SELECT coalesce(jsonb_agg(t.id ORDER BY t.id), '[]') AS ids FROM licence_types t
           WHERE t.tenant = school AND t.archived_at IS NULL
             AND lower(t.code) IN (SELECT lower(c) FROM jsonb_array_elements_text(w.categories) AS c)) l
        WHERE w.kind IS NOT NULL AND (w.categories = '[]' OR l.ids <> '[]')) d
     WHERE s.id = school), '{}');
END $$;
