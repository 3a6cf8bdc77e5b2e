import { getBookmarks, type PageItem, toggleBookmark } from '@dsms/contract/insight/search/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ahead } from '../../../kernel/call/ahead.ts'
import { call } from '../../../kernel/call/call.ts'
import { useSession } from '../../../kernel/session/session.ts'

type Data = Answer<typeof getBookmarks>

/** The person's bookmarks that can be opened, what else can be bookmarked, and the star. */
export function useBookmarks() {
  const client = useQueryClient()
  // other abilities open other pages
  const ability = useSession()?.ability
  const queryKey = ['bookmarks', ability]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ahead(getBookmarks, () => call(getBookmarks, {}, signal)),
    staleTime: 300_000,
  })
  const { mutate } = useMutation({
    mutationFn: (page: PageItem) => call(toggleBookmark, { body: { id: page.id } }),
    // the strip changes at once; the server's answer settles it
    onMutate: (page) => client.setQueryData<Data>(queryKey, (old) => old && toggled(old, page)),
    onSettled: () => client.invalidateQueries({ queryKey: ['bookmarks'] }),
  })
  const isOpen = (page: PageItem) => page.isAvailable
  return {
    bookmarks: data?.bookmarks.filter(isOpen) ?? [],
    suggestions: data?.suggestions.filter(isOpen) ?? [],
    toggle: mutate,
  }
}

function toggled({ suggestions, bookmarks }: Data, page: PageItem): Data {
  const isBookmarked = !bookmarks.some((one) => one.id === page.id)
  const next = { ...page, isBookmarked }
  return {
    suggestions: suggestions.map((one) => (one.id === page.id ? next : one)),
    bookmarks: isBookmarked ? [...bookmarks, next] : bookmarks.filter((one) => one.id !== page.id),
  }
}
