import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { answered, type Desk, deskOf, done, settle, type Told } from '@dsms/contract/teaching/lessonRecords/merge'
import { createStore, useStore } from '../../../../kernel/browser/store.ts'
import { userStore } from '../../../../kernel/session/sessionStore.ts'
import { keysOfKept, readKept, writeKept } from './store.ts'

/** What one device knows and has not told yet of the lessons of the person who is signed in. */
interface Desks {
  owner: number
  desks: Record<number, Desk>
}

const store = createStore<Desks>({ owner: 0, desks: {} })
const keyOf = (owner: number, lessonId: number) => `${owner} desk ${lessonId}`

/** Lessons of which something is still to be told, or to be decided. */
const waitingOf = ({ desks }: Desks): number[] =>
  Object.entries(desks).flatMap(([id, { queue, clashes }]) => (queue.length + clashes.length > 0 ? [Number(id)] : []))

export const useDesks = (): Desks => useStore(store)

/** Reads what the device kept for somebody, once for each person. */
export async function openDesks(owner: number): Promise<void> {
  if (store.get().owner === owner) return
  store.set({ owner, desks: {} })
  const start = keyOf(owner, 0).slice(0, -1)
  const kept: Record<number, Desk> = {}
  for (const key of await keysOfKept(start)) {
    const desk = await readKept<Desk>(key)
    if (desk) kept[Number(key.slice(start.length))] = desk
  }
  // what was done while it was read stands
  if (store.get().owner === owner) store.set({ owner, desks: { ...kept, ...store.get().desks } })
}

function change(lessonId: number, next: Desk): void {
  const { owner, desks } = store.get()
  store.set({ owner, desks: { ...desks, [lessonId]: next } })
  const isSettled = next.queue.length + next.clashes.length === 0
  void writeKept(keyOf(owner, lessonId), isSettled ? undefined : next).then(() =>
    tabs?.postMessage({ owner, lessonId }),
  )
}

/** The desk of a lesson: what is waiting stands on what the server said last. */
export function deskFor({ desks }: Desks, lesson: DayLesson): Desk {
  const known = desks[lesson.id]
  return known && known.queue.length + known.clashes.length > 0 ? known : deskOf(lesson.record)
}

type WithoutSaid<T> = T extends unknown ? Omit<T, 'key' | 'at' | 'over' | 'is_set_aside' | 'despite_cancel'> : never
/** An act without what every act says of itself. */
export type Deed = WithoutSaid<Act>

/** Does something in a lesson: it is shown at once, kept, and told to the server when there is a network. */
export function act(lesson: DayLesson, deeds: readonly Deed[]): void {
  const at = new Date().toISOString()
  let desk = deskFor(store.get(), lesson)
  for (const deed of deeds) {
    const said = {
      key: crypto.randomUUID(),
      at,
      over: null,
      is_set_aside: false,
      despite_cancel: lesson.is_despite_cancel,
    }
    desk = done(desk, { ...said, ...deed } as Act)
  }
  change(lesson.id, desk)
}

/** What the server answered to the acts that were sent. */
export function take(lessonId: number, results: readonly Told[], lesson: DayLesson): void {
  const known = store.get().desks[lessonId]
  if (known) change(lessonId, answered(known, results, lesson.record))
}

/** The record as the server has it now, for what still waits. */
export function rebase(lesson: DayLesson): void {
  const known = store.get().desks[lesson.id]
  if (known && known.queue.length + known.clashes.length > 0) change(lesson.id, { ...known, seen: lesson.record })
}

export function decide(lessonId: number, slots: readonly string[], choice: 'mine' | 'theirs', comment?: string): void {
  const known = store.get().desks[lessonId]
  if (known)
    change(
      lessonId,
      slots.reduce((desk, slot) => settle(desk, slot, choice, comment), known),
    )
}

export const queueOf = (lessonId: number): readonly Act[] => store.get().desks[lessonId]?.queue ?? []
export const allWaiting = (): number[] => waitingOf(store.get())

// somebody else sees nothing of it
userStore.subscribe(() => {
  const user = userStore.get()
  if (user?.id !== store.get().owner) store.set({ owner: 0, desks: {} })
})

// other tabs of the same person do something in a lesson as well
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dsms.desks') : undefined
if (tabs)
  tabs.onmessage = async ({ data: { owner, lessonId } }: MessageEvent<{ owner: number; lessonId: number }>) => {
    if (owner !== store.get().owner) return
    const desk = await readKept<Desk>(keyOf(owner, lessonId))
    const { [lessonId]: _, ...desks } = store.get().desks
    if (owner === store.get().owner) store.set({ owner, desks: desk ? { ...desks, [lessonId]: desk } : desks })
  }
