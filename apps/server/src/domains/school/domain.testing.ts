import type { DomainSamples } from '../../testing/sample.ts'

export const school: DomainSamples = {
  walks: {
    'opening-hours': { isNowhere: true, values: () => ({ name: { ar: 'Another name' } }) },
  },
  areas: {
    lookupValues: {
      owner: 'school',
      input: async (_, nth) => ({
        kind: 'room_type',
        code: `kind-${nth}`,
        name: { ar: `نوع ${nth}`, en: `Kind ${nth}` },
      }),
      change: { place: 7 },
    },
    branches: {
      owner: 'school',
      input: async (_, nth) => ({ name: { ar: `فرع ${nth}`, en: `Branch ${nth}` }, city: 'Taif' }),
      change: { city: 'Abha' },
    },
    holidays: {
      owner: 'school',
      input: async (_, nth) => ({
        name: { ar: `إجازة ${nth}`, en: `Day off ${nth}` },
        kind: 'school',
        starts_on: '2026-05-05',
        ends_on: '2026-05-06',
      }),
      change: { ends_on: '2026-05-07' },
    },
    platformHolidays: {
      owner: 'platform',
      input: async (_, nth) => ({
        name: { ar: `يوم عام ${nth}`, en: `Public day ${nth}` },
        kind: 'public',
        starts_on: '2026-06-05',
        ends_on: '2026-06-05',
        recurrence: 'yearly_gregorian',
      }),
      change: { kind: 'religious' },
      table: 'holidays',
    },
  },
}
