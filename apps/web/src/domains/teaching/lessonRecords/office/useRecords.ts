import type { Arguments } from '@dsms/contract/kernel/endpoint'
import { getLessonRecord, listLessonRecords } from '@dsms/contract/teaching/lessonRecords/office'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useIsSchoolKnown } from '../../../../kit/school/useSchool.ts'

const key = 'lesson-records'

export function useRecords(query: Arguments<typeof listLessonRecords>['query']) {
  return useQuery({
    enabled: useIsSchoolKnown(Number(query.school_id) || undefined),
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) => call(listLessonRecords, { query }, signal),
    placeholderData: keepPreviousData,
  })
}

export function useRecord(id: number, booking_id: number | undefined, school_id: number | undefined) {
  return useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: [key, 'one', id, booking_id],
    queryFn: ({ signal }) => call(getLessonRecord, { params: { id }, query: { booking_id, school_id } }, signal),
  })
}

export function useRecordsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [key] })
}
