import * as c from '@dsms/contract/staff/profile/calls'
import * as m from '@dsms/contract/staff/profile/media'
import * as p from '@dsms/contract/staff/profile/posts'
import {
  type InfiniteData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLive } from '../../../kernel/call/live.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'

const root = 'profile'
const mine = 'mine'
type Whose = number | undefined
/** Pages are asked for by what comes before a number; the first one by none. */
const firstPage: number | undefined = undefined

/** A profile as it opens; the own one when nobody is named. News of likes and comments read it again. */
export function useProfile(id: Whose) {
  const { code } = useLanguage()
  const client = useQueryClient()
  useLive('notification', () => void client.invalidateQueries({ queryKey: [root] }))
  return useQuery({
    queryKey: [root, 'whole', id ?? mine, code],
    queryFn: ({ signal }) => call(c.getProfile, { query: { id } }, signal),
  })
}

export type PostPages = InfiniteData<{ rows: p.ProfilePost[]; next: number | null }, number | undefined>

/** Posts page by page. The first ones came with the profile. */
export function usePosts(id: Whose, profile: c.Profile, readAt: number) {
  return useInfiniteQuery({
    queryKey: [root, 'posts', id ?? mine],
    queryFn: ({ pageParam, signal }) => call(p.listPosts, { query: { of: id, before: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next ?? undefined,
    initialData: { pages: [{ rows: profile.post, next: profile.nextPost }], pageParams: [firstPage] },
    initialDataUpdatedAt: readAt,
    staleTime: 30_000,
  })
}

export const usePost = (id: number | undefined) =>
  useQuery({
    queryKey: [root, 'post', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(p.getPost, { params: { id } }, signal),
  })

export function usePhotos(id: Whose) {
  return useInfiniteQuery({
    queryKey: [root, 'photos', id ?? mine],
    queryFn: ({ pageParam, signal }) => call(m.listPhotos, { query: { of: id, before: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next ?? undefined,
  })
}

export type PeopleKind = 'followers' | 'following' | 'suggestions'

export function usePeopleAround(id: Whose, kind: PeopleKind) {
  return useInfiniteQuery({
    queryKey: [root, 'people', id ?? mine, kind],
    queryFn: ({ pageParam, signal }) => call(c.listFollows, { query: { of: id, kind, before: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next ?? undefined,
  })
}

/** What waits to be approved, for those who may. */
export const useWaitingComments = (isModerator: boolean) =>
  useQuery({
    queryKey: [root, 'waiting'],
    queryFn: ({ signal }) => call(p.listWaitingComments, {}, signal),
    enabled: isModerator,
  })

/** Reads everything of profiles again that is on the screen. */
export const rereadProfiles = (client: QueryClient) => client.invalidateQueries({ queryKey: [root] })

/** Changes one post wherever it is shown; null takes it away. Gives back what puts it as it was. */
export function changePost(
  client: QueryClient,
  id: number,
  change: (post: p.ProfilePost) => p.ProfilePost | null,
): () => void {
  const lists = client.getQueriesData<PostPages>({ queryKey: [root, 'posts'] })
  const singles = client.getQueriesData<p.ProfilePost>({ queryKey: [root, 'post', id] })
  for (const [key] of lists) {
    client.setQueryData<PostPages>(
      key,
      (old) => old && { ...old, pages: old.pages.map((page) => changedPage(page, id, change)) },
    )
  }
  for (const [key, post] of singles) if (post) client.setQueryData(key, change(post) ?? undefined)
  return () => {
    for (const [key, old] of [...lists, ...singles]) client.setQueryData(key, old)
  }
}

const changedPage = (
  page: PostPages['pages'][number],
  id: number,
  change: (post: p.ProfilePost) => p.ProfilePost | null,
) => ({ ...page, rows: page.rows.flatMap((post) => (post.id === id ? (change(post) ?? []) : post)) })

/** Puts a new post before the others of the own feed. */
export const addToFeed = (client: QueryClient, post: p.ProfilePost) =>
  client.setQueryData<PostPages>([root, 'posts', mine], (old) => {
    const [first, ...rest] = old?.pages ?? []
    return old && first && { ...old, pages: [{ ...first, rows: [post, ...first.rows] }, ...rest] }
  })

/** Changes the profiles that were read, whole. */
export const changeProfiles = (client: QueryClient, change: (profile: c.Profile) => c.Profile) =>
  client.setQueriesData<c.Profile>({ queryKey: [root, 'whole'] }, (old) => old && change(old))
