import type { TestPerson } from './factories.ts'

/** A record of an area that tests can make. */
export interface AreaSample {
  /** Whose records these are. What both may have is tested as a school's. */
  owner: 'school' | 'platform'
  /** An input that passes, unlike every other; `make` makes a record of another area that it refers to. */
  input: (
    owner: TestPerson,
    nth: number,
    make: (area: string) => Promise<{ id: number }>,
  ) => Promise<Record<string, unknown>>
  /** A change of it that passes and shows. */
  change: Record<string, unknown>
  /** The table, where it is not called as the area is. */
  table?: string
}

/** How the calls with a tag are walked by the test of isolation. */
interface Walk {
  /** Makes a record in the tenant of its owner, as no call could make it where need be. Person and role are of that tenant too. */
  record?: (owner: TestPerson, beside: { person: number; role: number }) => Promise<number>
  /** No tenant but the platform has any of them, or nobody but their owner reaches one. */
  isNowhere?: true
  /** Values of its inputs, where a schema does not tell what is right. */
  values?: () => Record<string, unknown>
}

/** What a domain's `domain.testing.ts` tells. */
export interface DomainSamples {
  areas?: Record<string, AreaSample>
  /** By the tag of the calls. */
  walks?: Record<string, Walk>
}
