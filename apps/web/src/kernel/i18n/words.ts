import type { ErrorCode } from '@dsms/contract/kernel/errors'

/**
 * The words of each feature, typed by their English file. Here are those of the kernel; every other part of the web adds
 * its own where it is made known, a domain in its `domain.tsx`.
 */
export interface Words {
  common: typeof import('./common/words/en.json')
  /** What may go wrong when signing in, from the words of the contract. */
  errors: Record<ErrorCode, string>
  /** What may go wrong beyond that. */
  problems: Record<ErrorCode, string>
}
export type Feature = keyof Words

/** A key of a feature; plural forms stand under their common name. */
export type Key<F extends Feature> = WithoutForm<keyof Words[F] & string, keyof Words[F] & string>

type WithoutForm<K extends string, All extends string> = K extends `${infer Name}_${Form}`
  ? `${Name}_other` extends All
    ? Name
    : K
  : K
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

export type Values = Record<string, string | number | null | undefined>
export type Text<F extends Feature> = (key: Key<F>, values?: Values) => string
