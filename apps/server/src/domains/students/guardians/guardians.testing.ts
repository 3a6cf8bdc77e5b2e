import type { AreaSample } from '../../../testing/sample.ts'

export const guardianSample: AreaSample = {
  owner: 'school',
  input: async (_owner, nth) => ({
    first_name: { ar: 'خالد', en: 'Khalid' },
    family_name: { ar: `العلي ${nth}`, en: `Alali ${nth}` },
    phone: `+9665${String(20_000_000 + nth)}`,
  }),
  change: { address: 'Olaya 12' },
}
