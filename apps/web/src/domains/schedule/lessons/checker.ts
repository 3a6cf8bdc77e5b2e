import { checkLesson } from '@dsms/contract/schedule/lessons/calls'
import { call } from '../../../kernel/call/call.ts'
import type { Check, LessonToCheck } from './useLesson.ts'

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
  /** `failed` is told of anything but an answer or a newer wish. */
  function wait<T>(work: (signal: AbortSignal) => Promise<T>, told: (answer: T) => void, failed: () => void) {
    stop()
    const mine = new AbortController()
    running = mine
    timer = setTimeout(async () => {
      try {
        const answer = await work(mine.signal)
        if (!mine.signal.aborted) told(answer)
      } catch {
        if (!mine.signal.aborted) failed()
      }
    }, rest)
  }
  return {
    stop,
    wait,
    ask: (draft: LessonToCheck, told: (check: Check) => void, failed: () => void) =>
      wait((signal) => call(checkLesson, { body: { ...draft, school_id } }, signal), told, failed),
  }
}
