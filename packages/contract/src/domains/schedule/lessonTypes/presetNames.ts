import type { Translated } from '../../../kernel/shared.ts'

const name = (ar: string, en: string, de: string, fr: string, pt: string): Translated => ({ ar, en, de, fr, pt })

/** What ready lesson types are called. Where a country has a word of its own for one, it stands in that country's language. */
export const presetNames = {
  theory: name('حصة نظرية', 'Theory class', 'Theorieunterricht', 'Cours théorique', 'Aula teórica'),
  general: name(
    'نظري: المادة الأساسية',
    'Theory: general part',
    'Theorie: Grundstoff',
    'Théorie : partie générale',
    'Teoria: parte geral',
  ),
  specific: name(
    'نظري: مادة الفئة',
    'Theory: category-specific part',
    'Theorie: Zusatzstoff',
    'Théorie : partie de la catégorie',
    'Teoria: parte da categoria',
  ),
  code: name('حصة قانون السير', 'Traffic rules class', 'Unterricht: Verkehrsregeln', 'Cours de code', 'Aula de código'),
  roadSafety: name(
    'وحدة السلامة على الطرق',
    'Road-safety module',
    'Modul Verkehrssicherheit',
    'Module de sécurité routière',
    'Módulo comum de segurança rodoviária',
  ),
  theoryPractice: name(
    'وحدة النظري والعملي',
    'Theory-practice module',
    'Modul Theorie und Praxis',
    'Module théorie et pratique',
    'Módulo teórico-prático',
  ),
  simulator: name(
    'درس على جهاز المحاكاة',
    'Simulator lesson',
    'Simulatorstunde',
    'Leçon sur simulateur',
    'Aula no simulador',
  ),
  yard: name(
    'درس في الميدان',
    'Yard lesson',
    'Fahrstunde auf dem Übungsplatz',
    'Leçon sur circuit',
    'Aula no circuito de treino',
  ),
  road: name('درس على الطريق', 'Road lesson', 'Fahrstunde', 'Leçon de conduite', 'Aula prática de condução'),
  practice: name('درس تدريب على الطريق', 'Practice lesson', 'Übungsfahrt', 'Leçon de conduite', 'Aula de condução'),
  country: name(
    'قيادة خارج المدينة',
    'Out-of-town drive',
    'Überlandfahrt',
    'Conduite hors agglomération',
    'Condução fora da cidade',
  ),
  motorway: name(
    'قيادة على الطريق السريع',
    'Motorway drive',
    'Autobahnfahrt',
    'Conduite sur autoroute',
    'Condução em autoestrada',
  ),
  night: name('قيادة ليلية', 'Night drive', 'Fahrt bei Dunkelheit', 'Conduite de nuit', 'Condução noturna'),
  mock: name('اختبار تجريبي', 'Mock test', 'Prüfungssimulation', 'Examen blanc', 'Exame simulado'),
  exam: name('اختبار القيادة', 'Driving test', 'Praktische Prüfung', 'Examen pratique', 'Exame de condução'),
  yardExam: name(
    'اختبار الميدان',
    'Yard test',
    'Prüfung auf dem Übungsplatz',
    'Examen sur circuit',
    'Exame no circuito de treino',
  ),
  assessment: name('تقييم المستوى', 'Assessment', 'Einstufung', 'Évaluation de départ', 'Avaliação inicial'),
  internal: name(
    'تقييم داخلي',
    'Internal assessment',
    'Interne Beurteilung',
    'Évaluation interne',
    'Avaliação interna',
  ),
  observation: name('درس مشاهدة', 'Observation lesson', 'Mitfahrt', 'Écoute pédagogique', 'Aula de observação'),
  makeup: name('درس تعويضي', 'Make-up lesson', 'Nachholstunde', 'Leçon de rattrapage', 'Aula de reposição'),
} as const
