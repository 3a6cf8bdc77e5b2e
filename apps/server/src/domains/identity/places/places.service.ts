import type { listPlaces } from '@dsms/contract/identity/places/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { personKinds } from '@dsms/contract/kernel/session/personKinds'
import type { Session } from '@dsms/contract/kernel/session/signIn'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { sessions } from '../../../db/tables/sessions.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { recordEvent } from '../sessions/events.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { endSessionsWhere, noteArrival, type Stay } from '../signIn/identity.data.ts'
import { listInvitations } from './invitations.service.ts'

const placeRow = z.object({
  id: z.int(),
  school_id: z.int().nullable(),
  school_name: z.record(z.string(), z.string()).nullable(),
  full_name: z.string(),
  kind: z.enum(personKinds),
  role_key: z.string().nullable(),
  role_name: z.string(),
  unread: z.int(),
})

const placesOf = (actor: Actor) => rowsOf(actor.db, placeRow, sql`select * from my_places()`)

/** Where the actor's account is a person, the platform first, and what invites it. */
export async function readPlaces(actor: Actor, link?: string): Promise<Answer<typeof listPlaces>> {
  const [places, invitations] = await together([
    () => placesOf(actor),
    () => listInvitations(actor.db, actor.language, link),
  ])
  return {
    places: places.map((row) => ({
      id: row.id,
      school_id: row.school_id,
      school: row.school_name && nameIn(row.school_name, actor.language),
      name: row.full_name,
      kind: row.kind,
      role: row.role_key ?? row.role_name,
      unread: row.unread,
      isCurrent: row.id === actor.id,
    })),
    invitations,
  }
}

/**
 * Goes on as another person of the account: the session of the one ends and one of the other opens, which lives no longer
 * than the sign-in would have. Streams of the former end; its windows share the cookie, and go on with the other.
 */
export async function changePlace(
  services: Services,
  actor: Actor,
  personId: number,
  request: FastifyRequest,
): Promise<() => Promise<Session>> {
  const place = (await placesOf(actor)).find(({ id }) => id === personId)
  if (!place) throw new AppError('not_found')
  return () =>
    asSystem(services.database, async ({ db }) => {
      const [before] = await db
        .select({
          signedInAt: sessions.signedInAt,
          confirmedAt: sessions.confirmedAt,
          stay: sql<Stay>`${sessions.stay}`,
          endedAt: sessions.endedAt,
        })
        .from(sessions)
        .where(eq(sessions.id, actor.sessionId))
        .for('update')
      // two clicks at once: the first has opened the other session
      if (!before || before.endedAt) throw new AppError('session_ended')
      const person = { id: place.id, accountId: actor.accountId, schoolId: place.school_id }
      await endSessionsWhere(db, eq(sessions.id, actor.sessionId), 'place')
      await services.events.publish(db, { session: actor.sessionId }, { type: 'end' })
      await noteArrival(db, person.id)
      await recordEvent(db, request, person, 'sign_in')
      const { endedAt, ...life } = before
      return openSession(services, db, person, request, life)
    })
}
