import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { type askToBeCalled as call, callsADay } from '@dsms/contract/students/applications/calls'
import { openLeads } from '@dsms/contract/students/leads/rules'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { takeTurn } from '../../../db/locks.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { asServerIn } from '../../../kernel/session/transaction.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { insert } from '../../../kit/records/verbs.ts'
import { leads, leadTalks } from '../leads/leads.table.ts'
import { checkOpen } from './applications.service.ts'
import { schoolAt } from './publicSchool.data.ts'

/**
 * Makes a lead of a stranger who wants to be called, due today. Whose phone is that of a lead already asks once more, so that
 * nobody is called twice, and a stranger changes nothing else of what the school knows.
 */
export async function askToBeCalled(
  services: Services,
  slug: string,
  { name, phone, wish, language }: Input<typeof call>['body'],
): Promise<Answer<typeof call>> {
  const place = await schoolAt(services, slug, language)
  return asServerIn(services.database, place, async (actor) => {
    await checkOpen(actor)
    await takeTurn(actor.db, 'callAsked', actor.tenant)
    const known = await leadOf(actor, phone)
    if (known === undefined) {
      await checkDay(actor)
      await insert(actor, leads, {
        status: 'new',
        // Arabic letters anywhere make it an Arabic name
        name: /\p{Script=Arabic}/u.test(name) ? { ar: name, en: '' } : { ar: '', en: name },
        phone,
        source: 'website',
        language,
        notes: wish || null,
        followUpOn: todayHere,
      })
    } else {
      await actor.db.update(leads).set({ followUpOn: todayHere }).where(itself(actor, known))
      // a word of theirs is kept once a day, however often they press
      if (wish && !(await hasSaid(actor, known, wish)))
        await actor.db.insert(leadTalks).values({ tenant: actor.tenant, leadId: known, said: wish })
    }
    return { asked: true }
  })
}

const itself = ({ tenant }: Actor, id: number) => and(eq(leads.tenant, tenant), eq(leads.id, id))

/** The open lead with such a phone, the newest of several. */
async function leadOf({ db, tenant }: Actor, phone: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.tenant, tenant),
        eq(leads.phone, phone),
        inArray(leads.status, [...openLeads]),
        isNull(leads.archivedAt),
        isNull(leads.erasedAt),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(1)
  return found?.id
}

async function hasSaid({ db, tenant }: Actor, leadId: number, said: string): Promise<boolean> {
  const count = await db.$count(
    leadTalks,
    and(
      eq(leadTalks.tenant, tenant),
      eq(leadTalks.leadId, leadId),
      isNull(leadTalks.byId),
      sql`(${leadTalks.said} = ${said} or ${leadTalks.at} > now() - interval '1 day')`,
    ),
  )
  return count > 0
}

async function checkDay({ db, tenant }: Actor): Promise<void> {
  const today = await db.$count(
    leads,
    and(
      eq(leads.tenant, tenant),
      eq(leads.source, 'website'),
      isNull(leads.createdBy),
      sql`${leads.createdAt} > now() - interval '1 day'`,
    ),
  )
  if (today >= callsADay) throw new AppError('applications_full')
}
