import { type HelpTopic, listHelpTopics, type TopicKind } from '@dsms/contract/help.editing'
import type { TranslatedText } from '@dsms/contract/translated'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLanguage } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'

/** Everything about help that is kept; all of it is read anew after a change. */
export const editKey = ['help', 'edit'] as const

export const useTopics = () =>
  useQuery({ queryKey: [...editKey, 'topics'], queryFn: ({ signal }) => call(listHelpTopics, {}, signal) })

export function useHelpChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: ['help'] }), [client])
}

/** A text as the reader would see it, and whether it stands in their own language. */
export function useWordsOf(): (texts: Partial<TranslatedText>) => string {
  const { code } = useLanguage()
  return useCallback(
    (texts) => texts[code] || texts.ar || texts.en || Object.values(texts).find((text) => text) || '',
    [code],
  )
}

/** Topics that questions can stand in: all but categories, whose groups hold them. */
export const holdsQuestions = ({ kind }: HelpTopic): boolean => kind !== 'category'

export const kinds: TopicKind[] = ['faq', 'category', 'group', 'pricing']
