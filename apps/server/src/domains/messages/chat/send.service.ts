import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { sendMessage as call } from '@dsms/contract/messages/chat/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { isPicture, keptFileOf, readableFiles } from '../../../kernel/files/files.service.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { findChatPeople, openSides } from './chat.data.ts'
import { chatOf } from './chat.service.ts'
import { findByKey, insertMessage } from './messages.data.ts'

/**
 * Says something to a person. The chat is locked first, so its messages get their keys in the order in which they become
 * visible: who has read up to a key has missed nothing. A retry with the same `key` finds the message kept and changes
 * nothing, whatever happened between the two since.
 */
export async function sendMessage(
  services: Services,
  actor: Actor,
  { contact: { id: peerId }, message: body, key, fileId }: Input<typeof call>['body']['obj'],
): Promise<Answer<typeof call>> {
  const [sides, [person], [file]] = await together([
    () => openSides(actor, peerId),
    () => findChatPeople(actor, { ids: [peerId], limit: 1 }),
    () => readableFiles(actor, fileId === undefined ? [] : [fileId], 'obj.fileId'),
  ])
  if (!sides) throw new AppError('not_found')
  const isRefused = !person?.isReachable || sides.mine.isBlocked || sides.theirs.isBlocked
  if (isRefused) {
    const sent = key && (await findByKey(actor, peerId, key))
    if (sent) return { response: { newMessageData: sent, id: peerId } }
    if (!person?.isReachable) throw new AppError('not_found')
    throw new AppError('chat_blocked', { name: person.fullName })
  }

  const kind = !file ? 'text' : isPicture(file.type) ? 'image' : 'file'
  const [said] = await together([
    () => insertMessage(actor, sides, { key: key ?? null, kind, body, fileId: file?.id ?? null }),
    () => file && actor.db.execute(sql`select share_files(array[${file.id}::integer], array[${peerId}::integer])`),
    () =>
      services.events.publish(
        actor.db,
        { users: [actor.id, peerId] },
        { type: 'chat', people: [actor.id, peerId], by: actor.id },
      ),
  ])
  if (!said) {
    const sent = key && (await findByKey(actor, peerId, key))
    if (!sent) throw new AppError('internal')
    return { response: { newMessageData: sent, id: peerId } }
  }
  const newMessageData = {
    ...said,
    message: body,
    senderId: actor.id,
    key: key ?? null,
    file: file ? keptFileOf(file) : null,
  }
  const isNew = sides.mine.lastId === 0
  return {
    response: {
      newMessageData,
      id: peerId,
      ...(isNew ? { chat: { ...chatOf(sides, peerId), chat: [newMessageData] } } : {}),
    },
  }
}
