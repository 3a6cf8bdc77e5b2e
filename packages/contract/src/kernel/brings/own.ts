import type { Brings } from './domain.ts'
import { earlyErrors, errors, saidToPrograms } from './errors.ts'
import { examples, mails } from './mails.ts'
import { words } from './words.ts'

/** What the kernel itself tells people. */
export const own: Brings = { errors, earlyErrors, saidToPrograms, mails, examples, words }
