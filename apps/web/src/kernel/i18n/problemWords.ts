import type { ErrorParams } from '@dsms/contract/kernel/errors'
import i18next from 'i18next'
import { loadTexts, wordOf } from './index.ts'
import type { Feature } from './words.ts'

interface Said {
  code: string
  params?: ErrorParams
}

/** Fetches the words that some errors are told in, where those of the first screen do not say them. */
export async function fetchWordsFor(errors: readonly Said[]): Promise<void> {
  // a call may fail before there are any words
  if (!i18next.isInitialized) return
  const missing: Feature[] = []
  if (errors.some(({ code }) => code !== 'network' && wordOf('errors', code) === undefined)) missing.push('problems')
  if (errors.some(({ params }) => params?.permission !== undefined)) missing.push('permissions')
  // without them the code itself is shown
  if (missing.length > 0) await loadTexts(missing).catch(() => undefined)
}
