import type { ChatMessage } from '@dsms/contract/messages/chat/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { keptFileOf } from '../../../kernel/files/files.service.ts'
import type { Sides } from './chat.data.ts'

const messageRow = z.object({
  id: z.int(),
  message: z.string(),
  time: z.string(),
  senderId: z.int(),
  key: z.string().nullable(),
  fileId: z.int().nullable(),
  fileName: z.string().nullable(),
  fileType: z.string().nullable(),
  fileBytes: z.int().nullable(),
})

const messageColumns = sql`m.id, m.body as message, m.created_at as time, m.sender_id as "senderId", m.key,
  f.id as "fileId", f.name as "fileName", f.type as "fileType", f.bytes as "fileBytes"`
const fromMessages = sql`from chat_messages m left join files f on f.id = m.file_id`

const messageOf = ({
  fileId,
  fileName,
  fileType,
  fileBytes,
  time,
  ...row
}: z.infer<typeof messageRow>): ChatMessage => ({
  ...row,
  time: new Date(time).toISOString(),
  file:
    fileId === null || fileName === null || fileType === null || fileBytes === null
      ? null
      : keptFileOf({ id: fileId, name: fileName, type: fileType, bytes: fileBytes }),
})

async function read(actor: Actor, rest: SQL): Promise<ChatMessage[]> {
  const found = await rowsOf(actor.db, messageRow, sql`select ${messageColumns} ${fromMessages} ${rest}`)
  return found.map(messageOf)
}

/** A column of the actor's side of a chat; as a value of its own, so that messages are read in the order of the index. */
const mine = (actor: Actor, peerId: number, column: 'tenant' | 'chat_id' | 'cleared_id') =>
  sql`(select s.${sql.raw(column)} from chat_members s where s.user_id = ${actor.id} and s.peer_id = ${peerId})`

const seenBy = (actor: Actor, peerId: number) =>
  sql`m.chat_id = ${mine(actor, peerId, 'chat_id')} and m.id > ${mine(actor, peerId, 'cleared_id')}`

export interface PageWish {
  before?: number | undefined
  after?: number | undefined
  limit: number
}

/** A part of a conversation as the actor sees it, oldest first: the newest, those before a key, or those after it. */
export async function readMessages(
  actor: Actor,
  peerId: number,
  { before, after, limit }: PageWish,
): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
  const bounds = sql`${before === undefined ? sql`` : sql`and m.id < ${before}`} ${after === undefined ? sql`` : sql`and m.id > ${after}`}`
  const isUpwards = after === undefined
  const rows = await read(
    actor,
    sql`where ${seenBy(actor, peerId)} ${bounds} order by m.id ${isUpwards ? sql`desc` : sql`asc`} limit ${limit + 1}`,
  )
  const messages = rows.slice(0, limit)
  return { messages: isUpwards ? messages.reverse() : messages, hasMore: rows.length > limit }
}

export const searchMessages = (actor: Actor, peerId: number, q: string) =>
  read(
    actor,
    sql`where m.tenant = ${mine(actor, peerId, 'tenant')} and m.id in (select find_chat_messages(${peerId}, ${q}, 50)) order by m.id desc`,
  )

export const readFileMessages = (actor: Actor, peerId: number) =>
  read(actor, sql`where ${seenBy(actor, peerId)} and m.file_id is not null order by m.id desc limit 60`)

/** The message that the actor sent with a key, if it was kept. */
export async function findByKey(actor: Actor, peerId: number, key: string): Promise<ChatMessage | undefined> {
  const chat = mine(actor, peerId, 'chat_id')
  const [message] = await read(actor, sql`where m.chat_id = ${chat} and m.sender_id = ${actor.id} and m.key = ${key}`)
  return message
}

interface NewMessage {
  key: string | null
  kind: 'text' | 'image' | 'file'
  body: string
  fileId: number | null
}

const saidRow = z.object({ id: z.int(), time: z.string() })

/** Keeps a message in an open chat; it counts as unseen by the other one. Undefined when one with its key is kept. */
export async function insertMessage(
  actor: Actor,
  { mine: { tenant, chatId }, theirs: { userId: peerId } }: Sides,
  { key, kind, body, fileId }: NewMessage,
): Promise<{ id: number; time: string } | undefined> {
  const said = await firstRow(
    actor.db,
    saidRow,
    sql`
      with said as (
        insert into chat_messages (tenant, chat_id, sender_id, peer_id, key, kind, body, file_id)
        values (${tenant}, ${chatId}, ${actor.id}, ${peerId}, ${key}, ${kind}, ${body}, ${fileId})
        on conflict (chat_id, sender_id, key, tenant) do nothing
        returning id, created_at
      ), noted as (
        update chat_members s
           set last_id = said.id,
               unseen = s.unseen + (s.user_id = ${peerId})::integer,
               incoming_id = case when s.user_id = ${peerId} then said.id else s.incoming_id end
          from said where s.tenant = ${tenant} and s.chat_id = ${chatId}
      )
      select id, created_at as time from said`,
  )
  return said && { id: said.id, time: new Date(said.time).toISOString() }
}
