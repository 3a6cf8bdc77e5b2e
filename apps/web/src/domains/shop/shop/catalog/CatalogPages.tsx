import { Pages } from '../../../../ui/page/Pages.tsx'
import type { CatalogState } from '../useCatalogState.ts'
import { pageSize } from '../useShop.ts'

interface Props {
  catalog: CatalogState
  /** Of all that the search and filters leave, not of this page. */
  total: number
  /** The total is that of what the address asks for now. */
  isSettled: boolean
}

/** The pages of the shop. */
export const CatalogPages = ({ catalog, total, isSettled }: Props) => (
  <Pages
    page={catalog.page}
    size={pageSize}
    total={total}
    isSettled={isSettled}
    show={(page) => catalog.set({ page })}
  />
)
