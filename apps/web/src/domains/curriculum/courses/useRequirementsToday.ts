import { getTrainingRequirements, type Requirement } from '@dsms/contract/curriculum/licences/requirements'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

const nothing: Requirement[] = []

/** What a licence type asks for today: a newer version may be there already that begins later. */
export function useRequirementsToday(licenceTypeId: number | undefined, school_id: number | undefined): Requirement[] {
  const { data = nothing } = useQuery({
    queryKey: ['area', 'licence-types', school_id ?? 'own', 'requirements today', licenceTypeId],
    queryFn: async ({ signal }) => {
      const read = (more: { version?: number }) =>
        call(
          getTrainingRequirements,
          {
            params: { id: licenceTypeId ?? 0 },
            query: { ...more, ...(school_id === undefined ? {} : { school_id }) },
          },
          signal,
        )
      const newest = await read({})
      const current = newest.versions.find(({ is_current }) => is_current)?.version
      if (current === undefined) return nothing
      return current === newest.version ? newest.rows : (await read({ version: current })).rows
    },
    enabled: licenceTypeId !== undefined,
  })
  return data
}
