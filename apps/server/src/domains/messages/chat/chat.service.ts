import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import type * as c from '@dsms/contract/messages/chat/calls'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import {
  changeSide,
  clearSide,
  countUnseen,
  findChatPeople,
  findChatPerson,
  findSides,
  markAllDelivered,
  markGiven,
  markUnseen,
  openSides,
  type Side,
  type Sides,
} from './chat.data.ts'
import { readChats } from './list.data.ts'
import { type PageWish, readMessages } from './messages.data.ts'
import { readProfile } from './profile.service.ts'

/** My chats, everybody I may talk to, and how I appear. What was sent to me has reached me by now. */
export async function listChats(
  services: Services,
  actor: Actor,
  avatar: string | null,
  q: string | undefined,
): Promise<Answer<typeof c.listChats>> {
  const [chatsContacts, contacts, { id, fullName, status }, delivered] = await together([
    () => readChats(actor, q),
    () => findChatPeople(actor, { q }),
    () => readProfile(actor, { avatar, role: '' }),
    () => markAllDelivered(actor),
  ])
  await tellDelivered(services, actor, delivered)
  return { chatsContacts, contacts, profileUser: { id, avatar: avatar ?? '', fullName, status } }
}

/** Chats with something that I have not seen, newest first. What was sent to me has reached me by now. */
export async function listUnseenChats(services: Services, actor: Actor) {
  const [chats, delivered] = await together([() => readChats(actor), () => markAllDelivered(actor)])
  await tellDelivered(services, actor, delivered)
  return chats.filter(({ chat }) => chat.unseenMsgs > 0)
}

export async function countChats(services: Services, actor: Actor) {
  const [unseen, delivered] = await together([() => countUnseen(actor), () => markAllDelivered(actor)])
  await tellDelivered(services, actor, delivered)
  return { unseen }
}

/** A part of my conversation with a person. Exactly what is given counts as delivered, and as seen unless told otherwise. */
export async function readChat(
  services: Services,
  actor: Actor,
  { id, seen, ...wish }: PageWish & { id: number; seen: boolean },
): Promise<Answer<typeof c.getChat>> {
  const [{ tenant: _, isAdmin: __, ...contact }, sides, page] = await together([
    () => findChatPerson(actor, id),
    () => findSides(actor, id),
    () => readMessages(actor, id, wish),
  ])
  // a chat that somebody merely muted or blocked is none for the other one
  if (!sides || !(sides.mine.lastId || sides.mine.isMuted || sides.mine.isBlocked)) return { contact }
  const unseen = await noteGiven(services, actor, id, sides.mine, page.messages.at(-1)?.id ?? 0, seen)
  return { contact, chat: { ...chatOf(sides, id), unseenMsgs: unseen, chat: page.messages, hasMore: page.hasMore } }
}

export const chatOf = ({ mine, theirs }: Sides, userId: number) => ({
  id: mine.chatId,
  userId,
  unseenMsgs: mine.unseen,
  isMuted: mine.isMuted,
  isBlocked: mine.isBlocked,
  clearedId: mine.clearedId,
  deliveredId: theirs.deliveredId,
  readId: theirs.readId,
})

/** Writes and tells only what is news; answers what is left unseen. */
async function noteGiven(
  services: Services,
  actor: Actor,
  peerId: number,
  mine: Side,
  upTo: number,
  seen: boolean,
): Promise<number> {
  const newest = Math.min(mine.incomingId, upTo)
  const isSeenAnew = seen && (newest > mine.readId || (mine.unseen > 0 && mine.incomingId <= upTo))
  if (newest <= mine.deliveredId && !isSeenAnew) return mine.unseen
  const now = await markGiven(actor, mine.chatId, upTo, seen)
  if (!now) return mine.unseen
  const isNewsForPeer = now.deliveredId > mine.deliveredId || now.readId > mine.readId
  // my other windows show the same number
  const users = [...(isNewsForPeer ? [peerId] : []), ...(now.unseen !== mine.unseen ? [actor.id] : [])]
  if (users.length) await services.events.publish(actor.db, { users }, seenEvent(actor, { peerId, ...now }))
  return now.unseen
}

const seenEvent = (
  actor: Actor,
  { peerId, deliveredId, readId }: { peerId: number; deliveredId: number; readId: number },
): LiveEvent => ({ type: 'chat-seen', people: [actor.id, peerId], by: actor.id, deliveredId, readId })

const tellDelivered = (services: Services, actor: Actor, delivered: Awaited<ReturnType<typeof markAllDelivered>>) =>
  together(
    delivered.map((news) => () => services.events.publish(actor.db, { users: [news.peerId] }, seenEvent(actor, news))),
  )

/** Tells my own windows that a chat looks different to me. */
const tellMyself = (services: Services, actor: Actor, peerId: number) =>
  services.events.publish(actor.db, { users: [actor.id] }, { type: 'chat', people: [actor.id, peerId], by: actor.id })

/** Mutes or blocks a person, who is not told. */
export async function changeChat(
  services: Services,
  actor: Actor,
  peerId: number,
  change: Input<typeof c.changeChat>['body'],
): Promise<Answer<typeof c.changeChat>> {
  const sides = await openSides(actor, peerId)
  if (!sides) throw new AppError('not_found')
  await together([() => changeSide(actor, sides.mine, change), () => tellMyself(services, actor, peerId)])
  const { deliveredId, readId } = sides.theirs
  return {
    isMuted: change.isMuted ?? sides.mine.isMuted,
    isBlocked: change.isBlocked ?? sides.mine.isBlocked,
    clearedId: sides.mine.clearedId,
    deliveredId,
    readId,
  }
}

export async function clearChat(services: Services, actor: Actor, peerId: number, isUndone: boolean) {
  if (!(await clearSide(actor, peerId, isUndone))) throw new AppError('not_found')
  await tellMyself(services, actor, peerId)
  return {}
}

export async function markChatUnread(services: Services, actor: Actor, peerId: number) {
  if (!(await markUnseen(actor, peerId))) throw new AppError('not_found')
  await tellMyself(services, actor, peerId)
  return {}
}

/** Tells somebody that the actor is writing. Where one blocked the other it is told to nobody, and neither learns why. */
export async function tellTyping(services: Services, actor: Actor, peerId: number) {
  const [person, sides] = await together([() => findChatPerson(actor, peerId), () => findSides(actor, peerId)])
  if (!person.isReachable) throw new AppError('not_found')
  if (!sides?.mine.isBlocked && !sides?.theirs.isBlocked)
    await services.events.publish(actor.db, { users: [peerId] }, { type: 'typing', by: actor.id })
  return {}
}
