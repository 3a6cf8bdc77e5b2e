import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../kernel/session/session.ts'
import { areaKey, useAreaCalls } from '../area.ts'
import type { AnyArea, AnyRow } from '../types.ts'

export interface Choice {
  value: string
  label: string
}

/** Records of another area to choose from, by name: those of the first hundred that are offered. */
export function useRecordChoices(
  area: AnyArea,
  school_id?: number,
  wishes: object = {},
  isOffered: (row: AnyRow) => boolean = () => true,
): Choice[] {
  const calls = useAreaCalls({ area }, school_id)
  // people of the platform see no school's records before they chose a school
  const isAnySchool = useSession()?.scope === 'platform' && area.calls.list.inSchool && school_id === undefined
  const { data } = useQuery({
    enabled: !isAnySchool,
    queryKey: [...areaKey({ area }, school_id), 'choices', wishes],
    queryFn: ({ signal }) => calls.list({ ...wishes, perPage: 100, sort: 'name' }, signal),
  })
  return (data?.rows ?? []).filter(isOffered).map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Choices with the one that a record has, even if it is no choice for others any more. */
export const withPresent = (
  choices: Choice[],
  id: number | null | undefined,
  name: string | null | undefined,
): Choice[] =>
  id && name && !choices.some(({ value }) => value === String(id))
    ? [...choices, { value: String(id), label: name }]
    : choices
