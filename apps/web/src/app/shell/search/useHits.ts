import { getSearchData, type PageItem, searchRecords } from '@dsms/contract/insight/search/calls'
import { type HitKind, hitKinds, type SearchHit } from '@dsms/contract/kit/hits'
import { useDebouncedValue } from '@mantine/hooks'
import {
  type Icon,
  IconCalendarEvent,
  IconCar,
  IconFile,
  IconHistory,
  IconReceipt,
  IconSchool,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { matching } from '../../../kernel/browser/fold.ts'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { openedLast } from '../../../kernel/session/opened.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { usePageName, usePageWords } from '../pageWords.ts'

export interface Hit {
  id: string
  title: string
  detail?: string
  /** Where it leads; a hit without an address cannot be opened. */
  link: string | null
  icon: Icon
  /** What the server tells of a record as well. */
  record?: SearchHit
  /** Of a page that can be bookmarked. */
  page?: PageItem
}
export interface HitGroup {
  key: Exclude<HitKind, 'page'> | 'bookmarks' | 'opened' | 'pages' | 'files' | 'contacts'
  hits: Hit[]
}

const icons: Partial<Record<HitKind, Icon>> = {
  vehicle: IconCar,
  lesson: IconCalendarEvent,
  invoice: IconReceipt,
  role: IconShieldLock,
  school: IconSchool,
}

/**
 * What the text finds: records on the server's side, pages, files and contacts on this; before that the bookmarks and what
 * was opened last.
 */
export function useHits(text: string, bookmarks: PageItem[]) {
  const { code } = useLanguage()
  const nameOf = usePageName()
  const pageWords = usePageWords(true)
  const ability = useSession()?.ability
  const [opened] = useState(openedLast)
  const { school_id } = useSchool('school')
  const index = useQuery({
    queryKey: ['search-index', code, ability],
    queryFn: ({ signal }) => call(getSearchData, {}, signal),
    staleTime: 300_000,
  })
  const [q] = useDebouncedValue(text.trim(), 200)
  const records = useQuery({
    queryKey: ['search', q, code, school_id],
    queryFn: ({ signal }) => call(searchRecords, { query: school_id ? { q, school_id } : { q } }, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

  const groups: HitGroup[] = []
  if (!text.trim()) {
    const others = opened.filter(({ link }) => link.split('?')[0] !== location.pathname)
    groups.push({ key: 'opened', hits: others.map((one) => ({ ...one, id: `opened-${one.link}`, icon: IconHistory })) })
    if (bookmarks.length > 0)
      groups.push({ key: 'bookmarks', hits: bookmarks.map((page) => pageHit(page, nameOf(page))) })
  } else {
    if (q && records.data) groups.push(...recordGroups(records.data.hits))
    if (index.data) {
      const [pages, files, contacts] = index.data.searchArr
      groups.push(
        {
          key: 'pages',
          hits: matching(pages.data, text, pageWords)
            .filter((page) => page.isAvailable)
            .slice(0, pages.searchLimit)
            .map((page) => pageHit(page, nameOf(page))),
        },
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
  return {
    groups,
    zone: records.data?.time_zone,
    isLoading: index.isPending || (q !== '' && records.isFetching),
    error: index.error ?? records.error,
  }
}

const pageHit = (page: PageItem, title: string): Hit => ({
  id: `page-${page.id}`,
  title,
  link: page.link,
  icon: pageIcon(page.icon),
  page,
})

/** Kind by kind. Pages are found on this side as well, at once and without the server. */
const recordGroups = (hits: SearchHit[]): HitGroup[] =>
  hitKinds.flatMap((kind) => {
    const ofKind = hits.filter((hit) => hit.kind === kind)
    if (kind === 'page' || ofKind.length === 0) return []
    return [{ key: kind, hits: ofKind.map((hit) => hitOf(hit)) }]
  })

const hitOf = (record: SearchHit): Hit => ({
  id: `${record.kind}-${record.id}`,
  title: record.title,
  link: record.link,
  icon: icons[record.kind] ?? IconUser,
  record,
})
