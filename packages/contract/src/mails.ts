import { gathered, inWords, placed } from './brings.ts'
import { lateMails } from './kernel/brings/late.ts'
import { keysOf } from './kernel/choices/lists.ts'
import type { MailTemplate } from './kernel/choices/mail.ts'
import type { Translated } from './kernel/shared.ts'

/** The words that the product comes with; the platform may give others. What stands in braces is filled in. */
interface Mail {
  subject: Translated
  text: Translated
  isToStrangers: boolean
}

/** Every mail that the product writes by itself, in the order of the list of templates. */
export const mails = Object.fromEntries(
  placed((one) => one.mails).map(([name, { isToStrangers = false }]): [string, Mail] => [
    name,
    { subject: inWords(`mail.${name}.subject`), text: inWords(`mail.${name}.text`), isToStrangers },
  ]),
) as Record<MailTemplate, Mail>
export const mailTemplates = keysOf(mails)

lateMails.give(mailTemplates)

/** Values for the placeholders of an example mail. */
export const mailExamples: Record<string, string | readonly string[]> = Object.fromEntries(
  gathered((one) => one.examples),
)
