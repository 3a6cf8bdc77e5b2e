import { type ErrorCode, errors } from '@dsms/contract/kernel/errors'
import { useCallback } from 'react'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text)

/** Why an event of a file cannot be taken over, in the reader's language. */
export function useProblemText(): (problem: string) => string {
  const t = useText('calendar')
  return useCallback((problem) => (isCode(problem) ? codeText(problem) : t('import.unreadable')), [t])
}
