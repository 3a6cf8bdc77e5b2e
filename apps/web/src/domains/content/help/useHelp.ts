import * as help from '@dsms/contract/content/help/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'

/** What readers see of the help centre; kept for each language. */
const helpKey = ['help', 'read'] as const

export function useFaq(q: string) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...helpKey, 'faq', code, q],
    queryFn: ({ signal }) => call(help.getFaq, { query: { q } }, signal),
    placeholderData: keepPreviousData,
  })
}

export function useCategories(q = '') {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...helpKey, 'categories', code, q],
    queryFn: ({ signal }) => call(help.getKnowledgeBase, { query: { q } }, signal),
    placeholderData: keepPreviousData,
  })
}

export function useGroups(category: string, q: string) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...helpKey, 'groups', code, category, q],
    queryFn: ({ signal }) => call(help.getKnowledgeCategory, { query: { category, q } }, signal),
    placeholderData: (kept, query) => (query?.queryKey[4] === category ? kept : undefined),
  })
}

export function useQuestion(slug: string) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...helpKey, 'question', code, slug],
    queryFn: ({ signal }) => call(help.getKnowledgeQuestion, { query: { slug } }, signal),
  })
}

export function useFoundQuestions(q: string) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...helpKey, 'search', code, q],
    queryFn: ({ signal }) => call(help.searchKnowledge, { query: { q } }, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}
