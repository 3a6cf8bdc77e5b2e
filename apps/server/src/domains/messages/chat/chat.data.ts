import { AppError } from '@dsms/contract/kernel/errors'
import { listChats } from '@dsms/contract/messages/chat/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** A person as the actor's chats show them, and what decides who looks after a report about them. */
const personRow = listChats.response.shape.contacts.element.extend({ tenant: z.int(), isAdmin: z.boolean() })
export type ChatPerson = z.infer<typeof personRow>

/** One person's side of a chat. */
const sideRow = z.object({
  tenant: z.int(),
  chatId: z.int(),
  userId: z.int(),
  unseen: z.int(),
  deliveredId: z.int(),
  readId: z.int(),
  incomingId: z.int(),
  clearedId: z.int(),
  isMuted: z.boolean(),
  isBlocked: z.boolean(),
  lastId: z.int(),
})
export type Side = z.infer<typeof sideRow>

export interface Sides {
  mine: Side
  theirs: Side
}

interface Wish {
  ids?: number[]
  q?: string | undefined
  limit?: number
}

const personColumns = sql`id, coalesce((select c.full_name from people_cards(array[p.id]) c), full_name) as "fullName", role_name as role, about, avatar, status, coalesce(email, '') as email, phone,
  is_reachable as "isReachable", tenant, is_admin as "isAdmin"`

/** People the actor may talk to, by name; with `ids` also those they have a chat with and may no longer write to. */
export async function findChatPeople(actor: Actor, { ids, q = '', limit = 200 }: Wish): Promise<ChatPerson[]> {
  return rowsOf(
    actor.db,
    personRow,
    sql`
      select ${personColumns} from chat_people(${ids ? sql`${sql.param(ids)}::integer[]` : sql`null`}, ${q}, ${limit}) p`,
  )
}

/** One of them. Throws `not_found` for anybody else, whether there is such a person or not. */
export async function findChatPerson(actor: Actor, id: number): Promise<ChatPerson> {
  const [person] = await findChatPeople(actor, { ids: [id], limit: 1 })
  if (!person) throw new AppError('not_found')
  return person
}

const sideColumns = sql`tenant, chat_id as "chatId", user_id as "userId", unseen, delivered_id as "deliveredId",
  read_id as "readId", incoming_id as "incomingId", cleared_id as "clearedId", is_muted as "isMuted",
  is_blocked as "isBlocked", last_id as "lastId"`

/** Both sides of the actor's chat with a person; undefined when there is none. */
export async function findSides(actor: Actor, peerId: number): Promise<Sides | undefined> {
  const sides = await rowsOf(
    actor.db,
    sideRow,
    sql`
      select ${sideColumns} from chat_members
       where (user_id, peer_id) in ((${actor.id}, ${peerId}), (${peerId}, ${actor.id}))`,
  )
  return sidesOf(actor, sides)
}

/** The same, locked until the transaction ends, of a chat that is begun if need be. Undefined for nobody to talk to. */
export async function openSides(actor: Actor, peerId: number): Promise<Sides | undefined> {
  const sides = await rowsOf(actor.db, sideRow, sql`select ${sideColumns} from open_chat(${peerId})`)
  return sidesOf(actor, sides)
}

function sidesOf(actor: Actor, sides: Side[]): Sides | undefined {
  const mine = sides.find(({ userId }) => userId === actor.id)
  const theirs = sides.find(({ userId }) => userId !== actor.id)
  return mine && theirs && { mine, theirs }
}

/** What `changeSide` may change; everything else of a side is changed by messages. */
type Change = Partial<Pick<Side, 'isMuted' | 'isBlocked'>>

export const changeSide = (actor: Actor, { chatId }: Side, { isMuted, isBlocked }: Change) =>
  actor.db.execute(sql`
    update chat_members
       set is_muted = coalesce(${isMuted ?? null}, is_muted), is_blocked = coalesce(${isBlocked ?? null}, is_blocked)
     where chat_id = ${chatId} and user_id = ${actor.id}`)

/** Hides what was said so far from the actor, or takes that back. False when there is no chat. */
export async function clearSide(actor: Actor, peerId: number, isUndone: boolean): Promise<boolean> {
  const change = isUndone
    ? sql`cleared_id = cleared_before`
    : // a second time with nothing said in between must not forget what the first one hid
      sql`cleared_before = case when cleared_id = last_id then cleared_before else cleared_id end, cleared_id = last_id, unseen = 0`
  const { rowCount } = await actor.db.execute(sql`
    update chat_members set ${change} where user_id = ${actor.id} and peer_id = ${peerId}`)
  return rowCount === 1
}

/** Lets the newest message of the other one count as unseen, unless the actor hid it. False when there is no chat. */
export async function markUnseen(actor: Actor, peerId: number): Promise<boolean> {
  const { rowCount } = await actor.db.execute(sql`
    update chat_members set unseen = case when incoming_id > cleared_id then greatest(unseen, 1) else unseen end
     where user_id = ${actor.id} and peer_id = ${peerId}`)
  return rowCount === 1
}

const givenRow = sideRow.pick({ unseen: true, deliveredId: true, readId: true })

/** Notes that messages up to a key reached the actor, and with `isSeen` that they were seen. */
export async function markGiven(actor: Actor, chatId: number, upTo: number, isSeen: boolean) {
  const seen = isSeen
    ? sql`, read_id = greatest(read_id, least(incoming_id, ${upTo}::integer)),
         unseen = case when incoming_id <= ${upTo}::integer then 0 else unseen end`
    : sql``
  return firstRow(
    actor.db,
    givenRow,
    sql`
      update chat_members set delivered_id = greatest(delivered_id, least(incoming_id, ${upTo}::integer))${seen}
       where chat_id = ${chatId} and user_id = ${actor.id}
      returning unseen, delivered_id as "deliveredId", read_id as "readId"`,
  )
}

const deliveredRow = z.object({ peerId: z.int(), deliveredId: z.int(), readId: z.int() })

/**
 * Notes that everything sent to the actor has reached them, and answers in which chats that is news. Chats in which
 * something is being said at this moment are passed over: nobody waits, and their news asks for the list again.
 */
export async function markAllDelivered(actor: Actor) {
  return rowsOf(
    actor.db,
    deliveredRow,
    sql`
      with due as (
        select chat_id from chat_members where user_id = ${actor.id} and incoming_id > delivered_id for update skip locked
      )
      update chat_members m set delivered_id = m.incoming_id from due
       where m.chat_id = due.chat_id and m.user_id = ${actor.id}
      returning m.peer_id as "peerId", m.delivered_id as "deliveredId", m.read_id as "readId"`,
  )
}

const unseenRow = z.object({ unseen: z.int() })

/** Unseen messages of chats that are not muted. */
export async function countUnseen(actor: Actor): Promise<number> {
  const row = await firstRow(
    actor.db,
    unseenRow,
    sql`
      select coalesce(sum(unseen), 0)::integer as unseen
        from chat_members where user_id = ${actor.id} and unseen > 0 and not is_muted`,
  )
  return row?.unseen ?? 0
}
