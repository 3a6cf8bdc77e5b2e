import { type ManagedProduct, type ProductStatus, updateProduct } from '@dsms/contract/shop/shop/manage'
import { call } from '../../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../../ui/toasts/toasts.tsx'
import { useManageChanged } from '../useManage.ts'

/** Takes a product out of the shop, or puts it back; told, and undone where somebody erred. */
export function useSetStatus(): (product: ManagedProduct, status: ProductStatus) => Promise<void> {
  const t = useText('shop')
  const common = useText('common')
  const errorText = useErrorText()
  const changed = useManageChanged()
  const set = async ({ id, name, status: before, version }: ManagedProduct, status: ProductStatus) => {
    try {
      const { product } = await call(updateProduct, { params: { id }, body: { status, version } })
      showUndo(t('product.statusSet', { name, status: t(`product.status.${status}`) }), common('undo'), () =>
        set(product, before),
      )
      await changed()
    } catch (failure) {
      showFailure(errorText(failure))
    }
  }
  return set
}
