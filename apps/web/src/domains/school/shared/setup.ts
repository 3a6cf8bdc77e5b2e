import { getSchoolSetup } from '@dsms/contract/school/schoolProfile/setup'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

/** Begins with the name that every change of an area forgets. */
const setupKey = (school_id?: number) => ['onboarding', school_id ?? 'own'] as const

/** What a school has to set up, and what of it is there. */
export const useSetup = (school_id: number | undefined) =>
  useQuery({
    queryKey: setupKey(school_id),
    queryFn: ({ signal }) => call(getSchoolSetup, { query: { school_id } }, signal),
  })
