import { goodPassword } from '../../testing/factories.ts'
import { mainBranch } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'
import { documentSample } from './documents/documents.testing.ts'
import { guardianSample } from './guardians/guardians.testing.ts'
import { studentSample } from './students/students.testing.ts'

export const people: DomainSamples = {
  areas: {
    students: studentSample,
    guardians: guardianSample,
    documents: documentSample,
    leads: {
      owner: 'school',
      input: async (owner, nth) => ({
        name: { ar: `مهتم ${nth}`, en: `Lead ${nth}` },
        phone: `+96650${String(nth).padStart(7, '0')}`,
        source: 'walk_in',
        branch_id: await mainBranch(owner),
        wish_times: [{ weekday: 7, from: '16:00', to: '18:00' }],
      }),
      change: { source: 'referral' },
    },
  },
  walks: {
    staff: {
      values: () => {
        const username = `walker-${Math.random().toString(36).slice(2)}`
        return {
          username,
          email: `${username}@example.org`,
          password: goodPassword,
          password_confirmation: goodPassword,
        }
      },
    },
    users: {
      values: () => {
        const username = `walker-${Math.random().toString(36).slice(2)}`
        return {
          username,
          email: `${username}@example.org`,
          password: goodPassword,
          password_confirmation: goodPassword,
        }
      },
    },
    profile: { isNowhere: true, values: () => ({ text: 'words', content: 'AAAA' }) },
  },
}
