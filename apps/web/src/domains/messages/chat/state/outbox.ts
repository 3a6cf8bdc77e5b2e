import type { ErrorCode, ErrorParams } from '@dsms/contract/kernel/errors'
import type { KeptFile } from '@dsms/contract/kernel/files'
import { createStore, type Store } from '../../../../kernel/browser/store.ts'
import { backoff } from '../../../../kernel/call/backoff.ts'
import { CallError } from '../../../../kernel/call/callError.ts'

/** A message on its way. */
export interface Pending {
  /** Goes with each try, so that the server keeps the message once. */
  key: string
  contactId: number
  message: string
  file: KeptFile | null
  time: string
  state: 'waiting' | 'sending' | 'refused'
  /** Why the server refused it. */
  problem?: { code: ErrorCode | 'network'; params: ErrorParams }
}

interface Parts {
  /** What was left when the page was closed. */
  kept: Pending[]
  keep: (pending: Pending[]) => void
  /** Sends one; throws `CallError`. What it resolves with has been shown. */
  send: (pending: Pending) => Promise<void>
}

export interface Outbox {
  pending: Store<Pending[]>
  add: (message: Pick<Pending, 'contactId' | 'message' | 'file'>) => void
  /** Tries what waits at once, as when the connection is back. */
  flush: () => void
  /** Sends a refused one again, as the newest. */
  retry: (key: string) => void
  discard: (key: string) => void
  close: () => void
}

/**
 * Messages that the server does not have yet. Those to one person go one after the other, so that they keep their
 * order; what a broken connection stopped is tried again with the same key until the server answers.
 */
export function createOutbox({ kept, keep, send }: Parts): Outbox {
  const pending = createStore<Pending[]>(
    kept.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one)),
  )
  const busy = new Set<number>()
  const wait = backoff()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const set = (next: Pending[]) => {
    if (isClosed) return
    pending.set(next)
    keep(next)
  }
  const change = (key: string, part: Partial<Pending>) =>
    set(pending.get().map((one) => (one.key === key ? { ...one, ...part } : one)))
  const discard = (key: string) => set(pending.get().filter((one) => one.key !== key))

  const sendAll = async (contactId: number) => {
    if (busy.has(contactId)) return
    busy.add(contactId)
    try {
      for (let next = firstWaiting(contactId); next && !isClosed; next = firstWaiting(contactId)) {
        change(next.key, { state: 'sending' })
        await send(next).then(
          () => arrived(next.key),
          (error: unknown) => failed(next.key, error),
        )
        if (timer) return
      }
    } finally {
      busy.delete(contactId)
    }
  }
  const firstWaiting = (contactId: number) =>
    pending.get().find((one) => one.contactId === contactId && one.state === 'waiting')
  const arrived = (key: string) => {
    wait.reset()
    discard(key)
  }
  const failed = (key: string, error: unknown) => {
    if (!(error instanceof CallError))
      return change(key, { state: 'refused', problem: { code: 'internal', params: {} } })
    if (!isPassing(error)) return change(key, { state: 'refused', problem: { code: error.code, params: error.params } })
    change(key, { state: 'waiting' })
    timer ??= setTimeout(flush, wait.next())
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    for (const contactId of new Set(pending.get().map((one) => one.contactId))) void sendAll(contactId)
  }

  return {
    pending,
    add: (message) => {
      set([...pending.get(), { ...message, key: crypto.randomUUID(), time: now(), state: 'waiting' }])
      // while the connection is broken the next try is on its way already
      if (!timer) void sendAll(message.contactId)
    },
    flush,
    retry: (key) => {
      const one = pending.get().find((other) => other.key === key)
      if (!one) return
      const { problem: _, ...rest } = one
      set([...pending.get().filter((other) => other !== one), { ...rest, time: now(), state: 'waiting' }])
      flush()
    },
    discard,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const now = () => new Date().toISOString()

/** The connection or the server was gone for a moment; anything else is an answer. */
const isPassing = ({ status }: CallError): boolean => [0, 408, 429, 502, 503, 504].includes(status)
