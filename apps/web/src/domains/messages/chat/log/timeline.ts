import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { ChatMessage } from '@dsms/contract/messages/chat/calls'
import type { Pending } from '../state/outbox.ts'

/** A message as it stands on the screen. */
export interface Entry {
  /** The same before and after it was sent, so that nothing on the screen is made again. */
  key: string
  isMine: boolean
  /** First and last of what one of the two said in a row. */
  isFirst: boolean
  isLast: boolean
  /** The first that is new to me. */
  isNew: boolean
  said: ChatMessage | Pending
}

export interface Day {
  /** A moment of the day. */
  time: string
  entries: Entry[]
}

/** A pause after which the same person begins again. */
const pauseMs = 15 * minuteMs

/** Messages by day and in groups, oldest first; at the end what is on its way. */
export function daysOf(messages: ChatMessage[], pending: Pending[], me: number, firstNew: number | null): Day[] {
  const arrived = new Set(messages.map(({ key }) => key))
  const all = [...messages, ...pending.filter(({ key }) => !arrived.has(key))]
  const days: Day[] = []
  let last: Entry | undefined
  for (const said of all) {
    const isNew = isSent(said) && said.id === firstNew
    const isMine = !isSent(said) || said.senderId === me
    const isOtherDay = !last || dayOf(last.said.time) !== dayOf(said.time)
    const isApart = isOtherDay || isNew || isRefused(said)
    const follows =
      last !== undefined &&
      !isApart &&
      !isRefused(last.said) &&
      last.isMine === isMine &&
      pause(last.said, said) < pauseMs
    if (last && follows) last.isLast = false
    if (isOtherDay) days.push({ time: said.time, entries: [] })
    last = { key: keyOf(said), isMine, isFirst: !follows, isLast: true, isNew, said }
    days.at(-1)?.entries.push(last)
  }
  return days
}

export const isSent = (said: ChatMessage | Pending): said is ChatMessage => 'id' in said

const keyOf = (said: ChatMessage | Pending): string => (isSent(said) ? (said.key ?? String(said.id)) : said.key)

/** Its problem stands below it. */
const isRefused = (said: ChatMessage | Pending): boolean => !isSent(said) && said.state === 'refused'

const dayOf = (time: string) => new Date(time).toDateString()
const pause = (one: { time: string }, next: { time: string }) => Date.parse(next.time) - Date.parse(one.time)
