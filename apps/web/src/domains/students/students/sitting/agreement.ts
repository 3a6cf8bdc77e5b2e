import type { Language } from '@dsms/contract/kernel/shared'
import { secondLanguage } from '@dsms/contract/students/contracts/placeholders'

interface Template {
  id: number
  name: string
  languages: readonly Language[]
}

export interface Fitting<T extends Template> {
  /** The student's, where there is a text in it and in the one beside it; nothing is that of the school. */
  language: Language | undefined
  templates: T[]
}

/** The published texts that a student reads, by the first of their languages that any is written in. */
export function fittingTemplates<T extends Template>(all: readonly T[], spoken: readonly Language[]): Fitting<T> {
  for (const language of spoken) {
    const templates = all.filter(
      (one) => one.languages.includes(language) && one.languages.includes(secondLanguage(language)),
    )
    if (templates.length > 0) return { language, templates }
  }
  return { language: undefined, templates: [...all] }
}

interface Written {
  enrolment_id: number | null
  status: string
}

/**
 * Which course a contract is about, and the one that is there for it: the course that was named, else the first that
 * lacks one that holds. What was agreed upon another course is not taken for it.
 */
export function toAgreeUpon<E extends { id: number }, C extends Written>(
  live: readonly E[],
  all: readonly C[],
  named: number | undefined,
): { enrolment: E | undefined; contract: C | undefined } {
  const of = (id: number | null, status: string) => all.find((one) => one.enrolment_id === id && one.status === status)
  const enrolment = live.find(({ id }) => id === named) ?? live.find(({ id }) => !of(id, 'accepted')) ?? live[0]
  const id = enrolment?.id ?? null
  return { enrolment, contract: of(id, 'accepted') ?? of(id, 'sent') }
}
