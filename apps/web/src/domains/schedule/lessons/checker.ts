import { checkLesson } from '@dsms/contract/schedule/lessons/calls'
import { call } from '../../../kernel/call/call.ts'
import type { Check, Draft } from './useLesson.ts'

const rest = 120

/** Asks what is against a lesson while it changes: once it rests for a moment, the last wish alone. */
export function createChecker(school_id: number | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  const stop = () => {
    clearTimeout(timer)
    running?.abort()
    running = undefined
  }
  return {
    stop,
    /** `draft` may have to be read first. `failed` is told of anything but an answer or a newer wish. */
    ask(draft: () => Promise<Draft> | Draft, told: (check: Check) => void, failed: (error: unknown) => void) {
      stop()
      const mine = new AbortController()
      running = mine
      timer = setTimeout(async () => {
        try {
          const body = await draft()
          if (mine.signal.aborted) return
          const check = await call(checkLesson, { body: { ...body, school_id } }, mine.signal)
          if (!mine.signal.aborted) told(check)
        } catch (error) {
          if (!mine.signal.aborted) failed(error)
        }
      }, rest)
    },
  }
}
