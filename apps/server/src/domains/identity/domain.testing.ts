import type { DomainSamples } from '../../testing/sample.ts'

export const identity: DomainSamples = {
  walks: {
    roles: { record: async (_, { role }) => role },
    privileges: { record: async (_, { role }) => role },
    account: { values: () => ({ username: 'walker', website: 'https://example.org/', content: 'AAAA' }) },
  },
}
