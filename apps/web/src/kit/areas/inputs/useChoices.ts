import { useQuery } from '@tanstack/react-query'
import type { LateChoices } from '../../records/types.ts'
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
  const { data } = useQuery(useRecordsQuery(area, school_id, wishes))
  return choicesOf({ rows: (data?.rows ?? []).filter(isOffered) })
}

/** The same for the filters of a list, asked for when somebody turns to them. */
export function useLateRecordChoices(area: AnyArea, school_id?: number): LateChoices {
  return { ...useRecordsQuery(area, school_id, {}), choicesOf }
}

function useRecordsQuery(area: AnyArea, school_id: number | undefined, wishes: object) {
  const calls = useAreaCalls({ area }, school_id)
  const isKnown = useIsSchoolKnown(school_id)
  return {
    enabled: isKnown || !area.calls.list.inSchool,
    queryKey: [...areaKey({ area }, school_id), 'choices', wishes],
    queryFn: ({ signal }: { signal: AbortSignal }) => calls.list({ ...wishes, perPage: 100, sort: 'name' }, signal),
  }
}

const choicesOf = ({ rows }: { rows: AnyRow[] }): Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** Choices with the one that a record has, even if it is no choice for others any more. */
export const withPresent = (
  choices: Choice[],
  id: number | null | undefined,
  name: string | null | undefined,
): Choice[] =>
  id && name && !choices.some(({ value }) => value === String(id))
    ? [...choices, { value: String(id), label: name }]
    : choices
