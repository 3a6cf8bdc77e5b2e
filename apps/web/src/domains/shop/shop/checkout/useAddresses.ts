import { type Address, addAddress, listAddresses, removeAddress } from '@dsms/contract/shop/shop/addresses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'

const addressesKey = ['addresses'] as const

export function useAddresses() {
  return useQuery({
    queryKey: addressesKey,
    queryFn: async ({ signal }) => (await call(listAddresses, {}, signal)).rows,
  })
}

export function useAddressesChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: addressesKey })
}

/** Forgets an address, which can be undone. */
export function useRemoveAddress(): (address: Address) => Promise<void> {
  const t = useText('shop')
  const common = useText('common')
  const errorText = useErrorText()
  const changed = useAddressesChanged()
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run()
      await changed()
    } catch (failure) {
      showFailure(errorText(failure))
    }
  }
  return (address) =>
    attempt(async () => {
      await call(removeAddress, { params: { id: address.id } })
      showUndo(t('address.removed', { name: address.fullName }), common('undo'), () =>
        attempt(() => call(addAddress, { body: address })),
      )
    })
}
