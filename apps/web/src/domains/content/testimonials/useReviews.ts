import { testimonials } from '@dsms/contract/content/testimonials/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

export const reviewsKey = ['reviews'] as const

/** A review may have become a testimonial, so those are read again too. */
export function useReviewsChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: reviewsKey }),
        client.invalidateQueries({ queryKey: ['area', testimonials.tag] }),
      ]),
    [client],
  )
}
