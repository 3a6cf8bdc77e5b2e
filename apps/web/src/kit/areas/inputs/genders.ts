import { genderScopes } from '@dsms/contract/kit/genders'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Choice } from './useChoices.ts'

/** For whom something is: men, women or both. */
export function useGenderScopes(): Choice[] {
  const areas = useText('areas')
  return genderScopes.map((value) => ({ value, label: areas(`gender.${value}`) }))
}

/** Choices as the words of a file's column. */
export const wordsOf = (choices: Choice[]): Record<string, string> =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]))
