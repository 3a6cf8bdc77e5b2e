import type { DomainSamples } from '../../testing/sample.ts'

export const platform: DomainSamples = {
  walks: {
    plans: { isNowhere: true, values: () => ({ name: { ar: 'Another name' } }) },
  },
  areas: {
    organizations: {
      owner: 'platform',
      input: async (_, nth) => ({
        name: { ar: `مجموعة ${nth}`, en: `Group ${nth}` },
        legal_name: `Group ${nth} Holding`,
        country_id: 189,
        type: 'group',
        contact_name: 'Nour Alsalem',
        contact_email: `group-${nth}@example.org`,
      }),
      change: { registration_no: '1010-7' },
    },
    schools: {
      owner: 'platform',
      input: async (_, nth) => ({ name: { ar: `مدرسة ${nth}`, en: `School of test ${nth}` }, country_id: 189 }),
      change: { city: 'Abha' },
    },
  },
}
