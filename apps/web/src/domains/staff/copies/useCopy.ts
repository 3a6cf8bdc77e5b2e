import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { copyCall } from '@dsms/contract/staff/copies/copyCall'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'

/** Saves a copy of everything that the school holds of somebody; says why where there is none. */
export function useCopy(endpoint: Endpoint & typeof copyCall, id: number) {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => download(endpoint, { params: { id } }),
    onError: (error) => showFailure(errorText(error)),
  })
}
