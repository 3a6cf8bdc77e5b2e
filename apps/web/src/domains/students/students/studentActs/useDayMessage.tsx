import { students } from '@dsms/contract/students/students/calls'
import { standingTakes } from '@dsms/contract/students/students/standing'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../../../kit/records/useMay.ts'
import { StudentsMessage } from './slots.ts'

export const writes = { access: { school: 'messages_announcements.broadcast' } } as const
export const seesLessons = { access: { school: standingTakes.next_lesson, platform: 'schools.view' } } as const

/** Writes to everybody who has a lesson on a day; `write` is left out for whoever may not. */
export function useDayMessage(school_id: number | undefined): { write?: (day: string) => void; dialog: ReactNode } {
  const may = useMay()
  const [day, setDay] = useState<string>()
  return {
    ...([writes, seesLessons, students.calls.list].every(may) && { write: setDay }),
    dialog: day && (
      <StudentsMessage which={{ matching: { lesson_on: day } }} school_id={school_id} close={() => setDay(undefined)} />
    ),
  }
}
