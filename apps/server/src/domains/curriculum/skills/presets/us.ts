import { groupOf, type PresetSkill } from './types.ts'

/** Fifteen skills that schools in the United States usually rate. */
export const us: PresetSkill[] = groupOf(
  'US',
  'road',
  [
    'مهارات القيادة الأساسية',
    'Core driving skills',
    'Grundlegende Fahrfertigkeiten',
    'Compétences de conduite de base',
    'Competências básicas de condução',
  ],
  [
    [
      'فحوص ما قبل القيادة',
      'Pre-drive checks',
      'Kontrollen vor der Fahrt',
      'Vérifications avant le départ',
      'Verificações antes da condução',
    ],
    ['التحكم بالمركبة', 'Vehicle control', 'Fahrzeugbeherrschung', 'Maîtrise du véhicule', 'Controlo do veículo'],
    ['الموضع داخل المسرب', 'Lane position', 'Position im Fahrstreifen', 'Position dans la voie', 'Posição na faixa'],
    ['تغيير المسرب', 'Lane changes', 'Fahrstreifenwechsel', 'Changement de voie', 'Mudança de faixa'],
    ['مسافة التتبع', 'Following distance', 'Abstand zum Vordermann', 'Distance de suivi', 'Distância de seguimento'],
    ['مسح الطريق بالنظر', 'Scanning', 'Blickführung', 'Balayage visuel', 'Exploração visual'],
    ['ضبط السرعة', 'Speed control', 'Geschwindigkeitswahl', 'Gestion de la vitesse', 'Controlo da velocidade'],
    ['التقاطعات', 'Intersections', 'Kreuzungen', 'Intersections', 'Cruzamentos'],
    ['الانعطاف', 'Turns', 'Abbiegen', 'Virages aux intersections', 'Viragens'],
    ['الرجوع للخلف', 'Backing', 'Rückwärtsfahren', 'Marche arrière', 'Marcha-atrás'],
    ['الركن الموازي', 'Parallel parking', 'Längs einparken', 'Stationnement en créneau', 'Estacionamento paralelo'],
    [
      'الاستجابة للإشارات والعلامات',
      'Signs and signals',
      'Zeichen und Ampeln',
      'Panneaux et feux',
      'Sinais e semáforos',
    ],
    [
      'الاندماج في الطريق السريع',
      'Merging onto a highway',
      'Auffahren auf die Autobahn',
      'Insertion sur autoroute',
      'Entrada na autoestrada',
    ],
    [
      'التعامل مع المشاة والدراجات',
      'Pedestrians and cyclists',
      'Fußgänger und Radfahrer',
      'Piétons et cyclistes',
      'Peões e ciclistas',
    ],
    ['التوقف الطارئ', 'Emergency stop', 'Notbremsung', 'Freinage d’urgence', 'Travagem de emergência'],
  ],
)
