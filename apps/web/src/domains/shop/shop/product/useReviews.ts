import {
  addProductReview,
  changeProductReview,
  listProductReviews,
  type ProductReview,
  removeProductReview,
} from '@dsms/contract/shop/shop/reviews'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { shopKeys } from '../useShop.ts'

export interface ReviewValues {
  rating: number
  text: string
}

export const reviewsPerPage = 5

export function useReviews(productId: number, page: number) {
  return useQuery({
    queryKey: [...shopKeys.reviews, productId, page],
    queryFn: ({ signal }) =>
      call(listProductReviews, { params: { id: productId }, query: { page, perPage: reviewsPerPage } }, signal),
    placeholderData: keepPreviousData,
  })
}

/** What a buyer does with their own review. Each throws what the server refuses, for the form that asked. */
export function useOwnReview(productId: number) {
  const t = useText('shop')
  const common = useText('common')
  const client = useQueryClient()
  // the stars of the product change with it
  const changed = () => client.invalidateQueries({ queryKey: shopKeys.all })
  const add = async (body: ReviewValues) => {
    await call(addProductReview, { params: { id: productId }, body })
    await changed()
  }
  return {
    save: async (body: ReviewValues, mine: ProductReview | null) => {
      if (mine) {
        await call(changeProductReview, { params: { id: mine.id }, body })
        await changed()
      } else await add(body)
      showDone(t('review.saved'))
    },
    remove: async ({ id, rating, text }: ProductReview) => {
      await call(removeProductReview, { params: { id } })
      await changed()
      showUndo(t('review.removed'), common('undo'), () => void add({ rating, text }))
    },
  }
}
