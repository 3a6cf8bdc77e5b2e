import { tellCarried } from '@dsms/contract/schedule/lessons/calls'
import { call } from '../../../../kernel/call/call.ts'

/** A short grab, such as one that turns into a press, is nobody's business. */
const firstMs = 300
const againMs = 10_000

/** Tells the other boards which lesson is dragged here, for as long as it is. They can do without: failures are not told. */
export function createPresence(school_id: number | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told: number | undefined
  const send = (id: number, is_carried: boolean) =>
    call(tellCarried, { params: { id }, body: { is_carried, school_id } }).catch(() => undefined)
  const stop = () => {
    clearTimeout(timer)
    if (told !== undefined) void send(told, false)
    told = undefined
  }
  return {
    stop,
    start(lesson: number) {
      stop()
      const say = () => {
        told = lesson
        void send(lesson, true)
        timer = setTimeout(say, againMs)
      }
      timer = setTimeout(say, firstMs)
    },
  }
}
