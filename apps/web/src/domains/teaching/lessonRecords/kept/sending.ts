import { type DayLesson, sendLessonActs } from '@dsms/contract/teaching/lessonRecords/calls'
import { createStore, useStore } from '../../../../kernel/browser/store.ts'
import { backoff } from '../../../../kernel/call/backoff.ts'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { allWaiting, lessonOfKey, queueOf, take } from './desks.ts'

/** How telling the server goes: `offline` waits for a network, `failed` for a person to look at what the server refused. */
export type Sending = 'idle' | 'sending' | 'offline' | 'failed'

const state = createStore<Sending>('idle')
export const useSending = (): Sending => useStore(state)
/** Why the server took nothing, for the words on the screen. */
export const failure = createStore<unknown>(undefined)

/** The most acts that one call takes. */
const most = 100
const wait = backoff()

let running: Promise<void> | undefined
let isAskedAgain = false
const heard = new Set<(lesson: DayLesson) => void>()

/** Follows what the server answers of a lesson. */
export function onTold(listener: (lesson: DayLesson) => void): () => void {
  heard.add(listener)
  return () => heard.delete(listener)
}

/** Tells the server everything that waits, one lesson after the other, each in its order. */
export function send(): void {
  if (running) {
    isAskedAgain = true
    return
  }
  running = tellAll().finally(() => {
    running = undefined
    if (isAskedAgain) {
      isAskedAgain = false
      send()
    }
  })
}

let planned: ReturnType<typeof setTimeout> | undefined

/** Tries once more after a while, a longer one each time. */
function again(): void {
  clearTimeout(planned)
  planned = setTimeout(send, wait.next())
}

async function tellAll(): Promise<void> {
  try {
    for (const key of allWaiting()) await tellOne(key)
    wait.reset()
    state.set('idle')
    failure.set(undefined)
  } catch (error) {
    const isAway = error instanceof CallError && (error.status === 0 || error.status >= 500)
    failure.set(isAway ? undefined : error)
    state.set(isAway ? 'offline' : 'failed')
    if (isAway) again()
  }
}

async function tellOne(key: string): Promise<void> {
  const { id, booking_id } = lessonOfKey(key)
  for (let acts = queueOf(key); acts.length > 0; acts = queueOf(key)) {
    state.set('sending')
    const { results, lesson } = await call(sendLessonActs, {
      params: { id },
      body: { booking_id, sent_at: new Date().toISOString(), acts: acts.slice(0, most) },
    })
    take(key, results, lesson)
    for (const listener of heard) listener(lesson)
  }
}

addEventListener('online', () => {
  wait.reset()
  send()
})
