import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText } from '../../../kernel/shared.ts'
import { hit } from '../../../kit/hits.ts'

const pageItem = z
  .object({
    id,
    target: z.string(),
    isBookmarked: z.boolean(),
    title: z.string(),
    icon: z.string(),
    link: z.string(),
    /** False for a page that is bookmarked from the start and not open to this person, or not yet there. */
    isAvailable: z.boolean(),
  })
  .meta({ id: 'PageItem' })
export type PageItem = z.infer<typeof pageItem>

const contactItem = z.object({
  title: z.string(),
  email: z.string(),
  img: z.string().nullable(),
  date: z.string(),
  link: z.string().nullable(),
})
const fileItem = z.object({
  title: z.string(),
  by: z.string(),
  size: z.string(),
  file: z.string(),
  link: z.string().nullable(),
})

const group = <T extends z.core.$ZodType>(title: 'Pages' | 'Files' | 'Contacts', item: T) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.int(), data: z.array(item) })

export const getSearchData = endpoint({
  method: 'GET',
  path: '/api/main-search/data',
  tag: 'search',
  summary: 'What the global search looks through: pages the caller may open, files, contacts',
  access: 'session',
  response: z.object({
    searchArr: z.tuple([group('Pages', pageItem), group('Files', fileItem), group('Contacts', contactItem)]),
  }),
})

export const searchRecords = endpoint({
  method: 'GET',
  path: '/api/search',
  tag: 'search',
  summary:
    'People, vehicles, coming lessons, invoices and pages by words, phones, plates and numbers: five of each kind that the caller may list',
  access: 'session',
  query: z.object({
    q: z.string().trim().min(1).max(100),
    /** The school that somebody of the platform looks at. */
    school_id: idText.optional(),
  }),
  response: z.object({
    /** On whose clock the lessons are told. */
    time_zone: z.string(),
    hits: z.array(hit),
  }),
})

export const getBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks/data',
  tag: 'search',
  summary: 'Pages that can be bookmarked, and those that are',
  access: 'session',
  response: z.object({ suggestions: z.array(pageItem), bookmarks: z.array(pageItem) }),
})

export const toggleBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks/update',
  tag: 'search',
  summary: 'Put a bookmark on a page or take it away',
  access: 'session',
  body: z.object({ id }),
  response: z.object({}),
})
