CREATE OR REPLACE FUNCTION add_skill_levels() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO skill_levels (tenant, level, name) VALUES
    (NEW.id, 0, '{"ar":"لم يبدأ","en":"Not started","de":"Nicht begonnen","fr":"Non commencé","pt":"Não iniciado"}'),
    (NEW.id, 1, '{"ar":"شُرحت","en":"Introduced","de":"Eingeführt","fr":"Présenté","pt":"Apresentado"}'),
    (NEW.id, 2, '{"ar":"بمساعدة","en":"With help","de":"Mit Hilfe","fr":"Avec aide","pt":"Com ajuda"}'),
    (NEW.id, 3, '{"ar":"بتنبيه","en":"Prompted","de":"Auf Hinweis","fr":"Sur rappel","pt":"Com indicação"}'),
    (NEW.id, 4, '{"ar":"مستقل","en":"Independent","de":"Selbstständig","fr":"Autonome","pt":"Autónomo"}'),
    (NEW.id, 5, '{"ar":"جاهز للاختبار","en":"Test standard","de":"Prüfungsreif","fr":"Niveau examen","pt":"Nível de exame"}');
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION add_skill_levels() FROM PUBLIC;
