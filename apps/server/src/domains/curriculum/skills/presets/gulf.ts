import { groupOf, type PresetSkill } from './types.ts'

/** Exercises of the yards of the Gulf. */
export const gulf: PresetSkill[] = groupOf(
  'YARD',
  'yard',
  ['مهارات الميدان', 'Yard skills', 'Übungen auf dem Platz', 'Exercices sur piste', 'Exercícios de pista'],
  [
    [
      'الوقوف والانطلاق على المرتفع',
      'Stopping and moving off on a slope',
      'Halten und Anfahren am Hang',
      'Arrêt et départ en côte',
      'Paragem e arranque na rampa',
    ],
    [
      'الرجوع بين البراميل (الكراج)',
      'Reversing between barrels (garage)',
      'Rückwärts zwischen die Fässer (Garage)',
      'Marche arrière entre les fûts (garage)',
      'Marcha-atrás entre barris (garagem)',
    ],
    ['الركن الموازي', 'Parallel parking', 'Längs einparken', 'Stationnement en créneau', 'Estacionamento paralelo'],
    [
      'الركن الجانبي في الجيب',
      'Pocket parking',
      'Einparken in die Parktasche',
      'Stationnement en poche',
      'Estacionamento em baia',
    ],
    ['التوقف الطارئ', 'Emergency stop', 'Notbremsung', 'Freinage d’urgence', 'Travagem de emergência'],
  ],
)
