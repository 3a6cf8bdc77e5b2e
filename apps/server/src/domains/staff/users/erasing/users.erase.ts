import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { roles } from '../../../../db/tables/roles.ts'
import { schools } from '../../../../db/tables/schools.ts'
import { users } from '../../../../db/tables/users.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { together } from '../../../../kernel/together.ts'
import { forgetSignIn, isOutranked } from '../../../identity/public.ts'
import { archivePerson } from '../../staff/staff.service.ts'
import { reachedPeople } from '../users.reached.ts'
import { type ErasedPerson, personErased } from './erased.ts'

/** What somebody is called who was erased, in the language of their school. */
const erasedName: Record<Language, string> = {
  ar: 'شخص مُحيت بياناته',
  en: 'Erased person',
  de: 'Gelöschte Person',
  fr: 'Personne effacée',
  pt: 'Pessoa apagada',
}

/**
 * Finds a person whom the actor may erase. The actor has to type the person's `name`. Throws `not_found`, `own_account`,
 * `outranked` and `name_differs`.
 */
export async function findErasable(actor: Actor, id: number, name: string) {
  const [person] = await actor.db
    .select({
      status: users.status,
      fullName: users.fullName,
      username: users.username,
      roleId: users.roleId,
      roleKey: roles.key,
      language: schools.defaultLocale,
    })
    .from(users)
    .leftJoin(roles, and(eq(roles.tenant, users.tenant), eq(roles.id, users.roleId)))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(users.id, id), eq(users.tenant, actor.tenant), isNull(users.erasedAt), reachedPeople(actor)))
  if (!person) throw new AppError('not_found')
  if (id === actor.id) throw new AppError('own_account')
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: person.fullName })
  const fullName = person.fullName || (person.username ?? '')
  if (plain(name) !== plain(fullName)) throw fieldError('name', 'name_differs', { name: fullName })
  return person
}

/** Erases for ever who somebody was, archived before or not. */
export async function eraseUser(services: Services, actor: Actor, id: number, name: string): Promise<void> {
  const person = await findErasable(actor, id, name)
  if (person.status !== 'archived') await archivePerson(services, actor, id, 'everybody')
  const language = (person.language ?? services.env.DEFAULT_LANGUAGE) as Language
  await forgetPerson(actor.db, { id, shown: erasedName[language] })
}

/**
 * Forgets an archived person in one go and for ever. Stays: what the law keeps (issued invoices, payments and what was done to
 * them), copies that others own (mails and messages, under another name), and the row itself, which those name. Each domain's
 * function says what goes. The database refuses to write a part of this.
 */
export async function forgetPerson(db: Db, person: ErasedPerson): Promise<void> {
  await together([() => forgetSignIn(db, person), () => personErased(db, person)])
  // the account, the person and what was written down of all that, as those before look up who it was
  await db.execute(sql`select finish_erasure(${person.id}, ${person.shown})`)
}

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')
