import { type HelpTopic, listHelpTopics, type TopicKind } from '@dsms/contract/content/help/editing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../../kernel/call/call.ts'

/** Everything about help that is kept; all of it is read again after a change. */
export const editKey = ['help', 'edit'] as const

export const useTopics = () =>
  useQuery({ queryKey: [...editKey, 'topics'], queryFn: ({ signal }) => call(listHelpTopics, {}, signal) })

export function useHelpChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: ['help'] }), [client])
}

/** Topics that questions can stand in: all but categories, whose groups hold them. */
export const holdsQuestions = ({ kind }: HelpTopic): boolean => kind !== 'category'

export const kinds: TopicKind[] = ['faq', 'category', 'group', 'pricing']
