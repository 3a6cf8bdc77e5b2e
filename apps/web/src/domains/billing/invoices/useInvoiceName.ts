import type { InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import { useCallback } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'

type Named = Pick<InvoiceRow, 'id' | 'number' | 'kind'>

/** "Invoice INV-2026-00012", "Credit note CN-2026-00003" or "Draft 5040". */
export function useInvoiceName(): (invoice: Named) => string {
  const t = useText('invoices')
  return useCallback(
    ({ id, number, kind }) => {
      if (number === null) return t('noNumber', { id })
      return t(kind === 'credit_note' ? 'creditNamed' : 'unnamed', { number: isolated(number) })
    },
    [t],
  )
}

/** Keeps a Latin number in one piece inside an Arabic sentence. */
export const isolated = (text: string): string => `\u2066${text}\u2069`
