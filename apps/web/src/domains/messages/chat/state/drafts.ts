import { getSession } from '../../../../kernel/session/session.ts'
import { readKept, writeKept } from './kept.ts'

type Drafts = Record<string, string>

const me = () => getSession()?.id ?? 0

/** What was written to a person and not sent. */
export const readDraft = (contactId: number): string => readKept<Drafts>('drafts', me(), {})[contactId] ?? ''

export function keepDraft(contactId: number, text: string): void {
  const { [contactId]: _, ...others } = readKept<Drafts>('drafts', me(), {})
  writeKept('drafts', me(), text.trim() === '' ? others : { ...others, [contactId]: text })
}
