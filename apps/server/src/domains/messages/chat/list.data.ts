import type { Answer } from '@dsms/contract/kernel/endpoint'
import { listChats } from '@dsms/contract/messages/chat/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

type ListedChat = Answer<typeof listChats>['chatsContacts'][number]

const { contacts, chatsContacts } = listChats.response.shape
const { id: chatId, lastMessage, ...side } = chatsContacts.element.shape.chat.shape
const last = lastMessage.unwrap().shape
const chatRow = contacts.element.extend({
  ...side,
  chatId,
  lastId: last.id.nullable(),
  message: last.message.nullable(),
  time: z.string().nullable(),
  senderId: last.senderId.nullable(),
  kind: last.kind.nullable(),
})

/** How many chats a list shows; a search looks further back. */
const [shown, searched] = [200, 2000]

/** The actor's chats, newest first, without those that are cleared and silent since. */
export async function readChats(actor: Actor, q = ''): Promise<ListedChat[]> {
  const found = await rowsOf(
    actor.db,
    chatRow,
    sql`
      with mine as materialized (
        select * from chat_members
         where user_id = ${actor.id} and last_id > cleared_id
         order by last_id desc limit ${q ? searched : shown}
      )
      select p.id, coalesce((select c.full_name from people_cards(array[p.id]) c), p.full_name) as "fullName", p.role_name as role, p.about, p.avatar, p.status, coalesce(p.email, '') as email, p.phone,
             p.is_reachable as "isReachable",
             mine.chat_id as "chatId", mine.unseen as "unseenMsgs", mine.is_muted as "isMuted", mine.is_blocked as "isBlocked",
             mine.cleared_id as "clearedId",
             theirs.delivered_id as "deliveredId", theirs.read_id as "readId",
             m.id as "lastId", m.body as message, m.created_at as time, m.sender_id as "senderId", m.kind
        from mine
        join chat_people(array(select peer_id from mine), ${q}, ${searched}) p on p.id = mine.peer_id
        join chat_members theirs on theirs.user_id = mine.peer_id and theirs.peer_id = ${actor.id}
        left join chat_messages m on m.tenant = mine.tenant and m.id = mine.last_id
       order by mine.last_id desc limit ${shown}`,
  )
  return found.map(
    ({
      chatId,
      unseenMsgs,
      isMuted,
      isBlocked,
      clearedId,
      deliveredId,
      readId,
      lastId,
      message,
      time,
      senderId,
      kind,
      ...person
    }) => ({
      ...person,
      chat: {
        id: chatId,
        unseenMsgs,
        isMuted,
        isBlocked,
        clearedId,
        deliveredId,
        readId,
        lastMessage:
          lastId === null || message === null || time === null || senderId === null || kind === null
            ? null
            : { id: lastId, message, time: new Date(time).toISOString(), senderId, kind },
      },
    }),
  )
}
