import type { Mails } from '../choices/mail.ts'
import type { Always, Notices, Topics } from '../notices.ts'
import type { PageLine } from '../page.ts'
import type { Language } from '../shared.ts'

/**
 * Errors, notices, mails and pages that people read, with their words by language. The kernel has some of its own, each domain the
 * others.
 */
export interface Brings {
  /** The HTTP status of each error. */
  errors?: Record<string, number>
  /** Errors that may be told before somebody has signed in: their words come with the first screen. */
  earlyErrors?: readonly string[]
  /** English sentences that programs get in place of those for people. */
  saidToPrograms?: Record<string, string>
  topics?: Topics
  notices?: Notices
  alwaysTold?: Always
  mails?: Mails
  /** Values for the placeholders of mails that are shown as examples. */
  examples?: Record<string, string | readonly string[]>
  /** By their section: `error.<code>`, `notice.<kind>`, `topic.<name>`, `always.<name>`, `mail.<name>…` and `page.<target>`. */
  words: Words
}

export type Words = Record<Language, Record<string, string>>

/** What a domain promises: its calls, by the modules that describe them, its screens, and what it tells people. */
export interface Domain extends Brings {
  calls: Record<string, unknown>[]
  pages: PageLine[]
}
