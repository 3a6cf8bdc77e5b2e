import type { DomainSamples } from '../../testing/sample.ts'

export const curriculum: DomainSamples = {
  walks: {
    'licence-types': {
      values: () => ({ based_on: 0, effective_from: '2026-01-01', rows: [{ stage: 'road', min_minutes: 600 }] }),
    },
    'country-packs': { values: () => ({ nth: 1, revision: 1, effective_from: '2026-01-01', data: {} }) },
    'school-country-packs': { values: () => ({ code: 'NONE', types: [] }) },
    'skill-levels': { values: () => ({ name: { ar: 'Another name' } }) },
  },
  areas: {
    licenceTypes: {
      owner: 'school',
      input: async (_, nth) => ({
        code: `L${nth}`,
        name: { ar: `رخصة ${nth}`, en: `Licence ${nth}` },
        group: 'car',
        min_age_months: 216,
        min_training_age_months: 204,
      }),
      change: { min_training_age_months: 210 },
    },
    courses: {
      owner: 'school',
      input: async (_, nth, make) => ({
        name: { ar: `دورة ${nth}`, en: `Course ${nth}` },
        licence_type_id: (await make('licenceTypes')).id,
        price_minor: 250_000,
      }),
      change: { price_minor: 240_000 },
    },
    countryPacks: {
      owner: 'platform',
      input: async (_, nth) => ({
        code: `T${nth}`,
        name: { ar: `حزمة ${nth}`, en: `Pack ${nth}` },
      }),
      change: { country: 'OM' },
    },
    trainingComponents: {
      owner: 'school',
      input: async (_, nth) => ({
        name: { ar: `مكوّن ${nth}`, en: `Component ${nth}` },
        resources: ['trainer', 'room'],
        training_mode: 'in_person',
        component_type: 'theory',
      }),
      change: { component_type: 'practical' },
    },
    skills: {
      owner: 'school',
      input: async (_, nth) => ({ code: `S${nth}`, name: { ar: `مهارة ${nth}`, en: `Skill ${nth}` } }),
      change: { weight: 7 },
    },
    errorTypes: {
      owner: 'school',
      input: async (_, nth) => ({ code: `E${nth}`, name: { ar: `خطأ ${nth}`, en: `Error ${nth}` } }),
      change: { points: 3 },
    },
    markingSchemes: {
      owner: 'school',
      input: async (_, nth) => ({
        name: { ar: `نظام تقييم ${nth}`, en: `Scheme ${nth}` },
        effective_from: '2026-01-01',
      }),
      change: { max_minor: 12 },
    },
  },
}
