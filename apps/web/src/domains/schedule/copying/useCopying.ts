import type { Answer, Arguments } from '@dsms/contract/kernel/endpoint'
import {
  type CopiedLesson,
  checkLessonCopies,
  copiedLesson,
  createLessonCopies,
} from '@dsms/contract/schedule/copying/calls'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import type { Choice } from '../series/OccurrenceList.tsx'
import { unresolvedIn } from '../series/unresolved.ts'

/** The lessons to copy and their target, as the dialog holds them. */
export interface CopyWish {
  from: string
  to: string
  target: string | null
  branch_id: number | null
  trainer_id: number | null
  with_students: boolean
  skip_holidays: boolean
}
export type Found = Answer<typeof checkLessonCopies>
type Body = Arguments<typeof createLessonCopies>['body']

/** State of copying: what is asked for, how each lesson stands, and what was decided on those in conflict. */
export function useCopying(
  begin: CopyWish,
  school_id: number | undefined,
  copied: (made: Answer<typeof createLessonCopies>, target: string) => void,
) {
  const [wish, setWish] = useState(begin)
  const [found, setFound] = useState<Found>()
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Choice>>(new Map())
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  /** Another wish has other conflicts. */
  const set = (change: Partial<CopyWish>) => {
    setWish((now) => ({ ...now, ...change }))
    setFound(undefined)
    setDecisions(new Map())
    setErrors({})
    setProblem(null)
  }
  const choose = (some: readonly CopiedLesson[], choiceOf: (one: CopiedLesson) => Choice | undefined) =>
    setDecisions((now) => {
      const next = new Map(now)
      for (const one of some) {
        const choice = choiceOf(one)
        if (choice) next.set(one.lesson_id, choice)
        else next.delete(one.lesson_id)
      }
      return next
    })
  const attempt = async (work: (body: Body) => Promise<void>) => {
    if (!wish.target) return setErrors({ target: codeText('required') })
    setErrors({})
    setProblem(null)
    setBusy(true)
    try {
      const decided = [...decisions].map(([lesson_id, choice]) => ({ ...choice, lesson_id }))
      await work({ ...wish, target: wish.target, decisions: decided, school_id })
    } catch (error) {
      const { target } = fieldTexts(error)
      setErrors(target ? { target } : {})
      if (!target) setProblem(error)
    } finally {
      setBusy(false)
    }
    return undefined
  }
  const check = () => attempt(async (body) => setFound(await call(checkLessonCopies, { body })))
  const copy = () =>
    attempt(async (body) => {
      try {
        copied(await call(createLessonCopies, { body }), body.target)
      } catch (error) {
        const lessons = unresolvedIn(error, copiedLesson)
        if (lessons) {
          setFound((now) => now && { ...now, lessons })
          // what was decided and cannot be is open again
          choose(
            lessons.filter(({ state }) => state === 'conflict'),
            () => undefined,
          )
        }
        throw error
      }
    })
  return { wish, set, found, decisions, choose, errors, problem, isBusy, check, copy }
}
export type Copying = ReturnType<typeof useCopying>
