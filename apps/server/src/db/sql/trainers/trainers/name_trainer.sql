-- What a trainer is called is made of the parts of the name, in each script that somebody wrote.
CREATE OR REPLACE FUNCTION name_trainer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name := jsonb_strip_nulls(jsonb_build_object(
    'ar', nullif(concat_ws(' ', NEW.first_name_ar, NEW.family_name_ar), ''),
    'en', nullif(concat_ws(' ', NEW.first_name_en, NEW.family_name_en), '')));
  RETURN NEW;
END $$;
