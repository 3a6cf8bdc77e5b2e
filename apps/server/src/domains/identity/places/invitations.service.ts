import type { getInvitation, Invitation } from '@dsms/contract/identity/places/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { personKinds } from '@dsms/contract/kernel/session/personKinds'
import type { Language } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import { invitations } from '../../../db/tables/invitations.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Waiting } from '../../../kernel/delivery/mailer.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret, randomSecret } from '../../../kernel/session/tokens.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { nameIn } from '../../../kernel/text/names.ts'

/**
 * Invites the owner of an account to be a person of the actor's school. The mail says whom it is for; nothing of the
 * account is told to the school before its owner accepts.
 */
export async function inviteOwner(
  services: Services,
  actor: Actor,
  person: { id: number; email: string; name: string },
  options: { language: Language; minutes: number; outside: Waiting },
): Promise<void> {
  const token = randomSecret()
  const minutes = options.minutes + options.outside.minutes
  const kept = {
    email: person.email,
    tokenHash: hashSecret(token),
    createdBy: actor.id,
    expiresAt: sql`now() + ${minutes} * interval '1 minute'`,
  }
  await actor.db
    .insert(invitations)
    .values({ userId: person.id, tenant: actor.tenant, ...kept })
    .onConflictDoUpdate({ target: [invitations.tenant, invitations.userId], set: { ...kept, createdAt: sql`now()` } })
  await services.mailer.write(actor.db, {
    to: person.email,
    template: 'place_invitation',
    language: options.language,
    outside: options.outside,
    values: {
      name: person.name,
      school: await schoolName(actor, options.language),
      hours: String(Math.round(options.minutes / 60)),
      link: `${services.mailer.baseUrl()}/join?link=${token}`,
    },
  })
}

const nameRow = z.object({ name: z.record(z.string(), z.string()) })

async function schoolName(actor: Actor, language: Language): Promise<string> {
  const rows = await rowsOf(actor.db, nameRow, sql`select name from schools where id = ${actor.schoolId}`)
  return rows[0] ? nameIn(rows[0].name, language) : 'DSMS'
}

const waitsRow = z.object({
  id: z.int(),
  school_name: z.record(z.string(), z.string()).nullable(),
  full_name: z.string(),
  kind: z.enum(personKinds),
  invited_by: z.string(),
  created_at: z.string(),
})

/** What waits for the caller's answer; see `my_invitations` in db/sql. */
export async function listInvitations(db: Db, language: Language, link: string | undefined): Promise<Invitation[]> {
  const rows = await rowsOf(db, waitsRow, sql`select * from my_invitations(${link ? hashSecret(link) : null}::text)`)
  return rows.map((row) => ({
    id: row.id,
    school: row.school_name && nameIn(row.school_name, language),
    name: row.full_name,
    kind: row.kind,
    invited_by: row.invited_by,
    at: new Date(row.created_at).toISOString(),
  }))
}

const doneRow = z.object({ done: z.boolean() })

/** Makes the person of an invitation one of the actor's account, or turns it down. Throws `invitation_gone`. */
export async function answerInvitation(
  services: Services,
  actor: Actor,
  id: number,
  { accept, link }: { accept: boolean; link?: string | undefined },
): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    doneRow,
    sql`select answer_invitation(${id}, ${link ? hashSecret(link) : null}::text, ${accept}) as done`,
  )
  if (!rows[0]?.done) throw new AppError('invitation_gone')
  // windows of the account that are open elsewhere offer the place as well
  await services.events.publish(actor.db, { users: [actor.id] }, { type: 'ability' })
}

/** What a mailed invitation says to somebody who is not signed in. Throws `invitation_gone`. */
export function readInvitation(
  services: Services,
  link: string,
  language: Language,
): Promise<Answer<typeof getInvitation>> {
  return asSystem(services.database, async ({ db }) => {
    const [found] = await listInvitations(db, language, link)
    if (!found) throw new AppError('invitation_gone')
    return { id: found.id, school: found.school, name: found.name, invited_by: found.invited_by }
  })
}
