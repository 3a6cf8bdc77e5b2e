CALL area_table('trainers');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON trainers FOR EACH ROW
  EXECUTE FUNCTION check_lookups('position_id', 'trainer_position');
-- By its name it runs before `touch`, which compares what a change comes to.
CREATE TRIGGER a_name BEFORE INSERT OR UPDATE OF first_name_ar, family_name_ar, first_name_en, family_name_en ON trainers
  FOR EACH ROW EXECUTE FUNCTION name_trainer();

CREATE TRIGGER keep_trainer AFTER UPDATE OF first_name, last_name, email, phone, address, gender_id, country_id, birth_date, joined_on, status
  ON users FOR EACH ROW WHEN (NEW.kind IN ('trainer', 'staff') AND NEW.erased_at IS NULL) EXECUTE FUNCTION keep_trainer();
CREATE TRIGGER forget_trainer AFTER UPDATE OF erased_at ON users
  FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL) EXECUTE FUNCTION forget_trainer();

CALL wall('trainer_licence_types');

CALL wall('trainer_branches');

CALL wall('trainer_specialities');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON trainer_specialities FOR EACH ROW
  EXECUTE FUNCTION check_lookups('speciality_id', 'trainer_speciality');

CALL wall('trainer_certifications');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON trainer_certifications FOR EACH ROW
  EXECUTE FUNCTION check_lookups('certification_id', 'trainer_certification');

-- Choices that every school begins with. What the platform changed or put away since stays as it is.
INSERT INTO lookup_values (tenant, kind, code, name, place, status)
SELECT 0, given.kind, given.code, given.name::jsonb, given.place, 'active' FROM (VALUES
  ('trainer_position', 'trainer', '{"ar":"مدرّب","en":"Trainer","de":"Fahrlehrer","fr":"Moniteur","pt":"Instrutor"}', 10),
  ('trainer_position', 'senior_trainer', '{"ar":"مدرّب أول","en":"Senior trainer","de":"Leitender Fahrlehrer","fr":"Moniteur principal","pt":"Instrutor sénior"}', 20),
  ('trainer_position', 'chief_trainer', '{"ar":"كبير المدرّبين","en":"Chief trainer","de":"Ausbildungsleiter","fr":"Chef des moniteurs","pt":"Instrutor-chefe"}', 30),
  ('trainer_position', 'assistant_trainer', '{"ar":"مدرّب مساعد","en":"Assistant trainer","de":"Fahrlehreranwärter","fr":"Moniteur stagiaire","pt":"Instrutor assistente"}', 40),
  ('trainer_position', 'theory_teacher', '{"ar":"مدرّب نظري","en":"Theory teacher","de":"Theorielehrer","fr":"Enseignant du code","pt":"Formador de código"}', 50),
  ('trainer_position', 'examiner', '{"ar":"فاحص داخلي","en":"Internal examiner","de":"Interner Prüfer","fr":"Examinateur interne","pt":"Examinador interno"}', 60),
  ('trainer_speciality', 'beginners', '{"ar":"المبتدئون","en":"Beginners","de":"Fahranfänger","fr":"Débutants","pt":"Principiantes"}', 10),
  ('trainer_speciality', 'nervous', '{"ar":"المتوترون من القيادة","en":"Nervous drivers","de":"Ängstliche Fahrer","fr":"Conducteurs anxieux","pt":"Condutores ansiosos"}', 20),
  ('trainer_speciality', 'heavy', '{"ar":"المركبات الثقيلة","en":"Heavy vehicles","de":"Schwere Fahrzeuge","fr":"Véhicules lourds","pt":"Veículos pesados"}', 30),
  ('trainer_speciality', 'motorcycles', '{"ar":"الدراجات النارية","en":"Motorcycles","de":"Motorräder","fr":"Motos","pt":"Motociclos"}', 40),
  ('trainer_speciality', 'adapted', '{"ar":"المركبات المجهزة لذوي الإعاقة","en":"Adapted vehicles","de":"Behindertengerechte Fahrzeuge","fr":"Véhicules aménagés","pt":"Veículos adaptados"}', 50),
  ('trainer_speciality', 'refresh', '{"ar":"إعادة التأهيل","en":"Refresher lessons","de":"Auffrischung","fr":"Remise à niveau","pt":"Reciclagem"}', 60),
  ('trainer_speciality', 'defensive', '{"ar":"القيادة الوقائية","en":"Defensive driving","de":"Defensives Fahren","fr":"Conduite préventive","pt":"Condução defensiva"}', 70),
  ('trainer_certification', 'driving_trainer', '{"ar":"مدرّب قيادة معتمد","en":"Certified driving trainer","de":"Anerkannter Fahrlehrer","fr":"Moniteur de conduite certifié","pt":"Instrutor de condução certificado"}', 10),
  ('trainer_certification', 'theory', '{"ar":"مدرّب نظري معتمد","en":"Certified theory teacher","de":"Anerkannter Theorielehrer","fr":"Enseignant du code certifié","pt":"Formador de código certificado"}', 20),
  ('trainer_certification', 'road_safety', '{"ar":"السلامة المرورية","en":"Road safety","de":"Verkehrssicherheit","fr":"Sécurité routière","pt":"Segurança rodoviária"}', 30),
  ('trainer_certification', 'first_aid', '{"ar":"الإسعافات الأولية","en":"First aid","de":"Erste Hilfe","fr":"Premiers secours","pt":"Primeiros socorros"}', 40),
  ('trainer_certification', 'simulator', '{"ar":"تشغيل جهاز المحاكاة","en":"Simulator operation","de":"Simulatorbedienung","fr":"Conduite du simulateur","pt":"Operação do simulador"}', 50)
) AS given (kind, code, name, place)
WHERE NOT EXISTS (SELECT FROM lookup_values v WHERE v.tenant = 0 AND v.kind = given.kind AND v.code = given.code);
