import { goodPassword } from '../../testing/factories.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const staff: DomainSamples = {
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
