import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { useEffect, useMemo, useState } from 'react'
import { createChecker } from '../checker.ts'
import type { LessonToCheck } from '../useLesson.ts'

/** Conflicts of a lesson as it stands in the form, asked again when it changes and rests. */
export function useCheck(draft: LessonToCheck | undefined, school_id: number | undefined) {
  const checker = useMemo(() => createChecker(school_id), [school_id])
  const [check, setCheck] = useState<{ violations: Violation[]; may_override: boolean }>()
  const [isChecking, setChecking] = useState(false)
  const key = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the draft
  useEffect(() => {
    if (!draft) return checker.stop()
    setChecking(true)
    const rest = (now: typeof check) => {
      setChecking(false)
      setCheck(now)
    }
    checker.ask(
      draft,
      rest,
      // saving will tell what is wrong
      () => rest(undefined),
    )
    return checker.stop
  }, [key, checker])
  return { check: draft ? check : undefined, isChecking, tell: setCheck }
}
