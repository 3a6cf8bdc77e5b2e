-- A text that was published stays as it is: contracts were written from it.
CREATE OR REPLACE FUNCTION keep_template() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'template %: published', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_templates__bodies__template_published';
END $$;
