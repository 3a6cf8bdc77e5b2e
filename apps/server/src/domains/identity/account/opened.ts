import type { Language } from '@dsms/contract/kernel/shared'
import type { Db } from '../../../db/client.ts'
import { news } from '../../../kernel/questions.ts'

/** Somebody new: how they are addressed, and in which language. */
export interface Newcomer {
  id: number
  name: string
  language: Language
}

/** An account was opened, by somebody or, for null, by nobody in particular. */
export const accountOpened = news<[db: Db, person: Newcomer, openedBy: number | null]>()
