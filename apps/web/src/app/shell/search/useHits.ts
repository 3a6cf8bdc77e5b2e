import { getSearchData, searchRecords } from '@dsms/contract/insight/search/calls'
import { useDebouncedValue } from '@mantine/hooks'
import { type Icon, IconFile, IconSchool, IconShieldLock, IconUser, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { matching } from '../../../kernel/browser/fold.ts'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { usePageName, usePageWords } from '../pageWords.ts'

export interface Hit {
  id: string
  title: string
  detail?: string
  /** Where it leads; a hit without an address cannot be opened. */
  link: string | null
  icon: Icon
}
export interface HitGroup {
  key: 'pages' | 'records' | 'files' | 'contacts'
  hits: Hit[]
}

const recordIcons = { staff: IconUsers, role: IconShieldLock, school: IconSchool }

/** What the text finds: pages, files and contacts on this side, records on the server's. */
export function useHits(text: string) {
  const { code } = useLanguage()
  const nameOf = usePageName()
  const pageWords = usePageWords(true)
  const ability = useSession()?.ability
  const index = useQuery({
    queryKey: ['search-index', code, ability],
    queryFn: ({ signal }) => call(getSearchData, {}, signal),
    staleTime: 300_000,
  })
  const [q] = useDebouncedValue(text.trim(), 200)
  const records = useQuery({
    queryKey: ['search', q, code],
    queryFn: ({ signal }) => call(searchRecords, { query: { q } }, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

  const groups: HitGroup[] = []
  if (index.data) {
    const [pages, files, contacts] = index.data.searchArr
    groups.push({
      key: 'pages',
      hits: matching(pages.data, text, pageWords)
        .filter((page) => page.isAvailable)
        .slice(0, pages.searchLimit)
        .map((page) => ({
          id: `page-${page.id}`,
          title: nameOf(page),
          link: page.link,
          icon: pageIcon(page.icon),
        })),
    })
    if (text.trim()) {
      groups.push(
        {
          key: 'files',
          hits: matching(files.data, text, (file) => [file.title])
            .slice(0, files.searchLimit)
            .map((file, n) => ({
              id: `file-${n}`,
              title: file.title,
              detail: `${file.by} · ${file.size}`,
              link: file.link,
              icon: IconFile,
            })),
        },
        {
          key: 'contacts',
          hits: matching(contacts.data, text, (contact) => [contact.title, contact.email])
            .slice(0, contacts.searchLimit)
            .map((contact, n) => ({
              id: `contact-${n}`,
              title: contact.title,
              detail: contact.email,
              link: contact.link,
              icon: IconUser,
            })),
        },
      )
    }
  }
  if (q && records.data) {
    groups.push({
      key: 'records',
      hits: records.data.hits.map((hit, n) => ({ id: `record-${n}`, ...hit, icon: recordIcons[hit.kind] })),
    })
  }
  return { groups, isLoading: index.isPending || (q !== '' && records.isFetching), error: index.error ?? records.error }
}
