import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { and, eq } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/client.ts'
import { chatProfiles } from '../../../../db/tables/live.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { chatMembers, chatMessages, chats } from '../chat.table.ts'
import { type DemoChat, demoAbouts, demoChats } from './chat.content.ts'

/** Two chats of each account with colleagues who are no demo accounts, one of them with something unseen. */
export async function seedChat(db: Db, people: DemoPerson[]): Promise<void> {
  const abouts = new Map<number, { about: string; tenant: number }>()
  for (const [place, person] of people.entries()) {
    const tenant = person.schoolId ?? 0
    abouts.set(person.id, { about: demoAbouts[person.role], tenant })
    // lists go by keys, so what was said last is put in last
    for (const [nth, chat] of demoChats[person.role].toReversed().entries()) {
      // accounts of one school talk to different colleagues
      const colleague = person.colleagues[(place * 2 + nth) % person.colleagues.length]
      if (!colleague) throw new Error(`${person.email} has no colleagues to talk to`)
      abouts.set(colleague.id, { about: chat.about, tenant })
      await insertChat(db, person, colleague.id, chat)
    }
  }
  await db.insert(chatProfiles).values([...abouts].map(([userId, said]) => ({ userId, ...said })))
}

async function insertChat(db: Db, { id: me, schoolId }: DemoPerson, peer: number, { lines, unseen }: DemoChat) {
  const tenant = schoolId ?? 0
  const [chat] = await db
    .insert(chats)
    .values({ tenant, firstId: Math.min(me, peer), secondId: Math.max(me, peer) })
    .returning({ id: chats.id })
  const chatId = chat?.id as number
  await db.insert(chatMembers).values([
    { tenant, chatId, userId: me, peerId: peer },
    { tenant, chatId, userId: peer, peerId: me },
  ])
  const now = Date.now()
  const rows = await db
    .insert(chatMessages)
    .values(
      lines.map(
        ({ from, text, hoursAgo }): PgInsertValue<typeof chatMessages> => ({
          tenant,
          chatId,
          ...(from === 'me' ? { senderId: me, peerId: peer } : { senderId: peer, peerId: me }),
          body: text,
          createdAt: new Date(now - hoursAgo * hourMs).toISOString(),
        }),
      ),
    )
    .returning({ id: chatMessages.id, senderId: chatMessages.senderId })
  const newest = (of: typeof rows) => Math.max(0, ...of.map(({ id }) => id))
  const [theirs, mine] = [
    rows.filter(({ senderId }) => senderId === peer),
    rows.filter(({ senderId }) => senderId === me),
  ]
  const fill = (userId: number, incoming: typeof rows, unseen: number) =>
    db
      .update(chatMembers)
      .set({
        lastId: newest(rows),
        unseen,
        incomingId: newest(incoming),
        deliveredId: newest(incoming),
        readId: newest(incoming.slice(0, incoming.length - unseen)),
      })
      .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)))
  await fill(me, theirs, unseen)
  await fill(peer, mine, 0)
}
