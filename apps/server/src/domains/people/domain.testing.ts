import { goodPassword } from '../../testing/factories.ts'
import type { DomainSamples } from '../../testing/sample.ts'
import { documentSample } from './documents/documents.testing.ts'
import { guardianSample } from './guardians/guardians.testing.ts'
import { studentSample } from './students/students.testing.ts'

export const people: DomainSamples = {
  areas: { students: studentSample, guardians: guardianSample, documents: documentSample },
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
