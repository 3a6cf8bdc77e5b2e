import {
  type DayLesson,
  getTeachingDay,
  listUnfinishedOfMine,
  type TeachingDay,
} from '@dsms/contract/teaching/lessonRecords/calls'
import { type Desk, shown } from '@dsms/contract/teaching/lessonRecords/merge'
import type { RecordState } from '@dsms/contract/teaching/lessonRecords/state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readKept, writeKept } from '../../../kernel/browser/kept/store.ts'
import { call } from '../../../kernel/call/call.ts'
import { type Asked, useEarlyQuery } from '../../../kernel/call/early.ts'
import { isAway } from '../../../kernel/call/keptAnswers.ts'
import { useLive } from '../../../kernel/call/live.ts'
import { getSession, useSession } from '../../../kernel/session/session.ts'
import { compareClocks } from './kept/clock.ts'
import { act, type Deed, deskFor, deskKey, openDesks, rebase, useDesks } from './kept/desks.ts'
import { onTold, send } from './kept/sending.ts'

const key = 'teaching'
const keptKey = (owner: number, day: string) => `${owner} day ${day}`

/** A day as the server has it; without a network as the device kept it. */
async function readDay(owner: number, day: string, signal: AbortSignal): Promise<TeachingDay & { isKept?: true }> {
  await openDesks(owner)
  try {
    const found = await call(getTeachingDay, { params: { day } }, signal)
    compareClocks(found)
    for (const lesson of found.lessons) rebase(lesson)
    await writeKept(keptKey(owner, found.day), found)
    if (found.day === found.today) await writeKept(keptKey(owner, 'today'), found)
    return found
  } catch (error) {
    const kept = isAway(error) ? await readKept<TeachingDay>(keptKey(owner, day)) : undefined
    if (!kept) throw error
    return { ...kept, isKept: true }
  }
}

/** A day of the reader, as it is asked for. */
export const dayOf = (day: string): Asked<TeachingDay & { isKept?: true }> => ({
  queryKey: [key, 'day', day],
  queryFn: ({ signal }) => readDay(getSession()?.id ?? 0, day, signal),
  networkMode: 'always',
  retry: false,
})

/** The lessons that the reader gives on a day, `today` or `2026-03-31`. */
export function useDay(day: string) {
  const owner = useSession()?.id ?? 0
  const client = useQueryClient()
  const found = useEarlyQuery(dayOf(day))
  useLive('lessons', () => void client.invalidateQueries({ queryKey: [key] }))
  useEffect(() => {
    if (found.data) send()
  }, [found.data])
  useEffect(
    () =>
      onTold((lesson) => {
        client.setQueriesData<TeachingDay>({ queryKey: [key, 'day'] }, (before) => before && withLesson(before, lesson))
        const days = client.getQueriesData<TeachingDay>({ queryKey: [key, 'day'] })
        for (const [, data] of days) if (data) void writeKept(keptKey(owner, data.day), data)
      }),
    [client, owner],
  )
  return found
}

/** Reads again what the server says of the caller's lessons. */
export function useTeachingChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [key] })
}

const withLesson = (day: TeachingDay, lesson: DayLesson): TeachingDay => ({
  ...day,
  lessons: day.lessons.map((one) => (deskKey(one) === deskKey(lesson) ? lesson : one)),
})

export const useUnfinished = () =>
  useQuery({ queryKey: [key, 'unfinished'], queryFn: ({ signal }) => call(listUnfinishedOfMine, {}, signal) })

interface OnDesk {
  desk: Desk
  /** The record with everything that was done on this device. */
  record: RecordState
  act: (...deeds: Deed[]) => void
}

/** A lesson as this device has it, and how something is done in it. */
export function useDesk(lesson: DayLesson): OnDesk {
  const desk = deskFor(useDesks(), lesson)
  return {
    desk,
    record: shown(desk),
    act: (...deeds) => {
      act(lesson, deeds)
      send()
    },
  }
}

/** The record of a lesson for lists, with what was done on this device. */
export function useShown(): (lesson: DayLesson) => RecordState {
  const desks = useDesks()
  return (lesson) => shown(deskFor(desks, lesson))
}
