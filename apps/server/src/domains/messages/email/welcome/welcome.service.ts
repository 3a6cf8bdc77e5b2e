import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { escapeHtml, textOfHtml } from '../../../../kernel/text/html.ts'
import type { Newcomer } from '../../../identity/public.ts'
import { welcomeTexts } from './welcome.texts.ts'

/**
 * Leaves the first mail in the inbox of somebody new, in their language, inside the caller's transaction. `senderId` is
 * who made the account; null for nobody in particular: then an administrator writes. One statement, which may travel
 * together with others.
 */
export function leaveWelcome(db: Db, person: Newcomer, senderId: number | null) {
  const { subject, html, text } = welcomeTo(person)
  return db.execute(sql`select leave_welcome(${person.id}, ${senderId}::integer, ${subject}, ${html}, ${text})`)
}

export function welcomeTo({ name, language }: Pick<Newcomer, 'name' | 'language'>) {
  const { subject, greeting, opening, items, closing } = welcomeTexts
  const list = Object.values(items).map((item) => `<li>${item[language]}</li>`)
  const html = [
    `<p>${greeting[language].replace('{name}', () => escapeHtml(name))}</p>`,
    `<p>${opening[language]}</p>`,
    `<ul>${list.join('')}</ul>`,
    `<p>${closing[language]}</p>`,
  ].join('')
  return { subject: subject[language], html, text: textOfHtml(html) }
}
