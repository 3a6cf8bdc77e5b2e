import { useQueries, useQuery } from '@tanstack/react-query'
import type { FilterChoice, LateChoices } from './types.ts'

const isLate = (choices: FilterChoice[] | LateChoices): choices is LateChoices => !Array.isArray(choices)

function queryOf({ choicesOf, ...query }: LateChoices) {
  return { ...query, select: choicesOf as (answer: unknown) => FilterChoice[] }
}

const fixed: LateChoices = { queryKey: ['choices'], queryFn: () => Promise.resolve([]), choicesOf: () => [] }

/** The choices of a filter, undefined until those that come late are there. */
export function useLateChoices(choices: FilterChoice[] | LateChoices, isAsked: boolean): FilterChoice[] | undefined {
  const query = queryOf(isLate(choices) ? choices : fixed)
  const { data } = useQuery({ ...query, enabled: isLate(choices) && isAsked && query.enabled !== false })
  return isLate(choices) ? data : choices
}

/** The first of each, as the example of a file; empty until it is there. */
export function useFirstOf(late: Record<string, LateChoices>): Record<string, string> {
  const found = useQueries({ queries: Object.values(late).map(queryOf) })
  return Object.fromEntries(Object.keys(late).map((key, nth) => [key, found[nth]?.data?.[0]?.label ?? '']))
}
