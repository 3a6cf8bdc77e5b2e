import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { judgeChoices } from '@dsms/contract/schedule/finding/calls'
import { listLessonsToReplan } from '@dsms/contract/schedule/lessons/calls'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { lessonsKey } from '../../board/useBoard.ts'
import { draftOf } from '../useLesson.ts'
import type { Choice } from './given.ts'

/** As far ahead as lessons are looked through, and so many are shown at once. */
const aheadMs = 60 * dayMs
const mostShown = 20

/** Lessons to come that a vehicle stands in the way of, and for each the vehicles that could be had, who is free first. */
export function useStranded(vehicle_id: number, school_id: number | undefined) {
  const [from] = useState(() => Date.now())
  const query = {
    from: new Date(from).toISOString(),
    to: new Date(from + aheadMs).toISOString(),
    vehicle_id,
    school_id,
  }
  const { data, error, refetch } = useQuery({
    queryKey: [...lessonsKey, 'stranded', query],
    queryFn: ({ signal }) => call(listLessonsToReplan, { query }, signal),
  })
  const ofCar = data?.lessons.flatMap(({ lesson, violations }) =>
    violations.some(({ code }) => code.startsWith('vehicle_')) ? [lesson] : [],
  )
  const lessons = ofCar?.slice(0, mostShown)
  const answers = useQueries({
    queries: (lessons ?? []).map((lesson) => {
      const { lesson_id, type_id, branch_id, start, end, trainer_id, vehicle_id: now, enrolment_ids } = draftOf(lesson)
      const body = { lesson_id, type_id, branch_id, start, end, trainer_id, vehicle_id: now, enrolment_ids, school_id }
      return {
        queryKey: [...lessonsKey, 'choices', body],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(judgeChoices, { body }, signal),
      }
    }),
  })
  const judged = new Map<number, readonly Choice[]>()
  lessons?.forEach(({ id, branch }, nth) => {
    const vehicles = answers[nth]?.data?.vehicles
    // a car of another branch is a way away
    if (vehicles)
      judged.set(
        id,
        vehicles.filter(({ branch_ids }) => branch_ids.includes(branch.id)),
      )
  })
  return { lessons, judged, total: ofCar?.length ?? 0, zone: data?.time_zone ?? 'UTC', error, refetch }
}
