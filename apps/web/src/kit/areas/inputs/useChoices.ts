import { useQuery } from '@tanstack/react-query'
import { useIsSchoolKnown } from '../../school/useSchool.ts'
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
  const isKnown = useIsSchoolKnown(school_id)
  const { data } = useQuery({
    enabled: isKnown || !area.calls.list.inSchool,
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
