import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { type ActResult, answered, type Desk, deskOf, done, settle } from '@dsms/contract/teaching/lessonRecords/merge'
import { waitingActs } from '../../../../kernel/browser/kept/away.ts'
import { keysOfKept, readKept, writeKept } from '../../../../kernel/browser/kept/store.ts'
import { waitingKey } from '../../../../kernel/browser/kept/waiting.ts'
import { createStore, useStore } from '../../../../kernel/browser/store.ts'
import { userStore } from '../../../../kernel/session/sessionStore.ts'

/** What one device knows and has not told yet of the lessons of the person who is signed in. */
interface Desks {
  owner: number
  /** By `deskKey`. */
  desks: Record<string, Desk>
}

const store = createStore<Desks>({ owner: 0, desks: {} })
/** Which desk a lesson has on a device: of a lesson of several students each of them has one. */
export const deskKey = ({ id, is_shared, student }: Pick<DayLesson, 'id' | 'is_shared' | 'student'>): string =>
  is_shared && student ? `${id}.${student.booking_id}` : String(id)

/** The lesson of a desk, and the booking where it has one. */
export function lessonOfKey(key: string): { id: number; booking_id: number | undefined } {
  const [id, booking] = key.split('.')
  return { id: Number(id), booking_id: booking === undefined ? undefined : Number(booking) }
}

/** Lessons of which something is still to be told, or to be decided. */
const waitingOf = ({ desks }: Desks): string[] =>
  Object.entries(desks).flatMap(([key, { queue, clashes }]) => (queue.length + clashes.length > 0 ? [key] : []))

// the banner counts them on every screen
store.subscribe(() =>
  waitingActs.set(Object.values(store.get().desks).reduce((sum, { queue }) => sum + queue.length, 0)),
)

/** So many acts wait to be told. */
export const useWaiting = (): number => useStore(waitingActs)

export const useDesks = (): Desks => useStore(store)

/** Reads what the device kept for somebody, once for each person. */
export async function openDesks(owner: number): Promise<void> {
  if (store.get().owner === owner) return
  store.set({ owner, desks: {} })
  const start = waitingKey(owner, '')
  const kept: Record<string, Desk> = {}
  for (const key of await keysOfKept(start)) {
    const desk = await readKept<Desk>(key)
    if (desk) kept[key.slice(start.length)] = desk
  }
  // what was done while it was read stands
  if (store.get().owner === owner) store.set({ owner, desks: { ...kept, ...store.get().desks } })
}

function change(key: string, next: Desk): void {
  const { owner, desks } = store.get()
  store.set({ owner, desks: { ...desks, [key]: next } })
  const isSettled = next.queue.length + next.clashes.length === 0
  void writeKept(waitingKey(owner, key), isSettled ? undefined : next).then(() => tabs?.postMessage({ owner, key }))
}

/** The desk of a lesson: what is waiting stands on what the server said last. */
export function deskFor({ desks }: Desks, lesson: DayLesson): Desk {
  const known = desks[deskKey(lesson)]
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
  change(deskKey(lesson), desk)
}

/** What the server answered to the acts that were sent. */
export function take(key: string, results: readonly ActResult[], lesson: DayLesson): void {
  const known = store.get().desks[key]
  if (known) change(key, answered(known, results, lesson.record))
}

/** The record as the server has it now, for what still waits. */
export function rebase(lesson: DayLesson): void {
  const known = store.get().desks[deskKey(lesson)]
  if (known && known.queue.length + known.clashes.length > 0) change(deskKey(lesson), { ...known, seen: lesson.record })
}

export function decide(lesson: DayLesson, slots: readonly string[], choice: 'mine' | 'theirs', comment?: string): void {
  const key = deskKey(lesson)
  const known = store.get().desks[key]
  if (known)
    change(
      key,
      slots.reduce((desk, slot) => settle(desk, slot, choice, comment), known),
    )
}

export const queueOf = (key: string): readonly Act[] => store.get().desks[key]?.queue ?? []
export const allWaiting = (): string[] => waitingOf(store.get())

// somebody else sees nothing of it
userStore.subscribe(() => {
  const user = userStore.get()
  if (user?.id !== store.get().owner) store.set({ owner: 0, desks: {} })
})

// other tabs of the same person do something in a lesson as well
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dsms.desks') : undefined
if (tabs)
  tabs.onmessage = async ({ data: { owner, key } }: MessageEvent<{ owner: number; key: string }>) => {
    if (owner !== store.get().owner) return
    const desk = await readKept<Desk>(waitingKey(owner, key))
    const { [key]: _, ...desks } = store.get().desks
    if (owner === store.get().owner) store.set({ owner, desks: desk ? { ...desks, [key]: desk } : desks })
  }
