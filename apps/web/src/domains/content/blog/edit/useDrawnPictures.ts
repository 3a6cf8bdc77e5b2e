import { listBlogPictures } from '@dsms/contract/content/blog/editing'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'

const none: string[] = []

/** Pictures that the server draws, for articles without one of their own. */
export const useDrawnPictures = (): string[] =>
  useQuery({
    queryKey: ['blog-pictures'],
    queryFn: async ({ signal }) => (await call(listBlogPictures, {}, signal)).addresses,
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? none
