import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listChats } from '@dsms/contract/messages/chat/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'

type ListedChat = Answer<typeof listChats>['chatsContacts'][number]

type Row = Omit<ListedChat, 'chat'> &
  Omit<ListedChat['chat'], 'id' | 'lastMessage'> & {
    chatId: number
    lastId: number | null
    message: string
    time: string
    senderId: number
    kind: 'text' | 'image' | 'file'
  }

/** How many chats a list shows; a search looks further back. */
const [shown, searched] = [200, 2000]

/** The actor's chats, newest first, without those that are cleared and silent since. */
export async function readChats(actor: Actor, q = ''): Promise<ListedChat[]> {
  const { rows } = await actor.db.execute<Row>(sql`
    with mine as materialized (
      select * from chat_members
       where user_id = ${actor.id} and last_id > cleared_id
       order by last_id desc limit ${q ? searched : shown}
    )
    select p.id, coalesce((select c.full_name from people_cards(array[p.id]) c), p.full_name) as "fullName", p.role_name as role, p.about, p.avatar, p.status, p.email, p.phone,
           p.is_reachable as "isReachable",
           mine.chat_id as "chatId", mine.unseen as "unseenMsgs", mine.is_muted as "isMuted", mine.is_blocked as "isBlocked",
           mine.cleared_id as "clearedId",
           theirs.delivered_id as "deliveredId", theirs.read_id as "readId",
           m.id as "lastId", m.body as message, m.created_at as time, m.sender_id as "senderId", m.kind
      from mine
      join chat_people(array(select peer_id from mine), ${q}, ${searched}) p on p.id = mine.peer_id
      join chat_members theirs on theirs.user_id = mine.peer_id and theirs.peer_id = ${actor.id}
      left join chat_messages m on m.tenant = mine.tenant and m.id = mine.last_id
     order by mine.last_id desc limit ${shown}`)
  return rows.map(
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
          lastId === null ? null : { id: lastId, message, time: new Date(time).toISOString(), senderId, kind },
      },
    }),
  )
}
