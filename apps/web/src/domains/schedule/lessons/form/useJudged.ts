import type { Answer } from '@dsms/contract/kernel/endpoint'
import { judgeChoices } from '@dsms/contract/schedule/finding/calls'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { lessonsKey } from '../../board/useBoard.ts'
import type { LessonToCheck } from '../useLesson.ts'
import { useRuleText } from '../useRuleText.ts'

type Judged = Answer<typeof judgeChoices>
export type JudgedChoice = Judged['trainers'][number]

/** Somebody types a time digit by digit. */
const restMs = 200

/** Trainers and vehicles for a lesson as it stands in the form, who is free first; undefined until they are known. */
export function useJudged(draft: LessonToCheck | undefined, school_id: number | undefined): Judged | undefined {
  const body = useMemo(
    () =>
      draft && {
        lesson_id: draft.lesson_id,
        type_id: draft.type_id,
        branch_id: draft.branch_id,
        start: draft.start,
        end: draft.end,
        trainer_id: draft.trainer_id,
        vehicle_id: draft.vehicle_id,
        enrolment_ids: draft.enrolment_ids,
        school_id,
      },
    [draft, school_id],
  )
  const [rested] = useDebouncedValue(body, restMs)
  // what is known at once need not rest
  const asked = body && rested ? rested : body
  const { data } = useQuery({
    queryKey: [...lessonsKey, 'choices', asked],
    queryFn: asked ? ({ signal }) => call(judgeChoices, { body: asked }, signal) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return draft && data
}

/** Why somebody or something cannot be chosen, in a few words: with which lesson they are busy, else the first rule. */
export function useWhyNot(judged: Judged | undefined, zone: string) {
  const t = useText('schedule')
  const ruleText = useRuleText(zone)
  const format = useCalendarFormat()
  return useCallback(
    ({ against }: JudgedChoice): string | undefined => {
      const [first] = against
      if (!first) return undefined
      const lesson = judged?.lessons.find(({ id }) => id === first.lesson_id)
      if (!lesson || !first.code.endsWith('_busy')) return ruleText(first)
      const who = `\u2068${lesson.student ?? lesson.type}\u2069`
      return t('choice.busy', { times: format.times(lesson.start, lesson.end, zone), who })
    },
    [judged, t, ruleText, format, zone],
  )
}
