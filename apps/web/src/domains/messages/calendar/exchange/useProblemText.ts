import { useCallback } from 'react'
import { namedText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

/** Why an event of a file cannot be taken over, in the reader's language. */
export function useProblemText(): (problem: string) => string {
  const t = useText('calendar')
  return useCallback(
    (problem) => {
      const said = namedText(problem)
      // what has no sentence is no code of ours
      return said === problem ? t('import.unreadable') : said
    },
    [t],
  )
}
