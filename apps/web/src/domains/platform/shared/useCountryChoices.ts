import type { Choice } from '../../../kit/areas/inputs/useChoices.ts'
import { useCountries } from './useLookups.ts'

export interface CountryChoice extends Choice {
  /** ISO 3166-1. */
  code: string
}

/** Countries to choose from by key, named in the reader's language. */
export function useCountryChoices(): CountryChoice[] {
  const { data = [] } = useCountries()
  return data.map(({ id, name, code }) => ({ value: String(id), label: name, code }))
}
