import { listInvoicePayments, listInvoiceReminders, readInvoiceHistory } from '@dsms/contract/billing/invoices/actions'
import { getInvoice, type InvoiceStatus, listInvoicePage } from '@dsms/contract/billing/invoices/calls'
import { getInvoiceFigures, getInvoiceSettings } from '@dsms/contract/billing/invoices/settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'

/** Everything that is kept about invoices; read again together after a change. */
export const invoicesKey = ['invoices'] as const

/** An invoice and how to pay it; `invoice` is missing when there is none of this number. */
export function useInvoice(id: number | undefined) {
  // descriptions come in the reader's language
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...invoicesKey, 'one', id, code],
    queryFn: ({ signal }) => call(getInvoice, { params: { id: id ?? 0 } }, signal),
    enabled: id !== undefined,
  })
}

/** The newest invoice, or the newest of a status. */
export function useNewestInvoice(isOn: boolean, status?: InvoiceStatus) {
  return useQuery({
    queryKey: [...invoicesKey, 'newest', status],
    queryFn: async ({ signal }) =>
      (await call(listInvoicePage, { query: { perPage: 1, status } }, signal)).rows[0] ?? null,
    enabled: isOn,
  })
}

export function usePayments(id: number) {
  return useQuery({
    queryKey: [...invoicesKey, 'payments', id],
    queryFn: async ({ signal }) => (await call(listInvoicePayments, { params: { id } }, signal)).rows,
  })
}

export function useInvoiceHistory(id: number) {
  return useQuery({
    queryKey: [...invoicesKey, 'history', id],
    queryFn: async ({ signal }) => {
      const [history, reminders] = await Promise.all([
        call(readInvoiceHistory, { params: { id } }, signal),
        call(listInvoiceReminders, { params: { id } }, signal),
      ])
      return { changes: history.rows, reminders: reminders.rows }
    },
  })
}

/** Bank, tax, terms and today's day in the zone of the school, for those who write invoices. */
export function useInvoiceSettings() {
  const may = useMay()
  return useQuery({
    queryKey: [...invoicesKey, 'settings'],
    queryFn: async ({ signal }) => (await call(getInvoiceSettings, {}, signal)).settings,
    enabled: may(getInvoiceSettings),
  })
}

export function useInvoiceFigures() {
  const may = useMay()
  return useQuery({
    queryKey: [...invoicesKey, 'figures'],
    queryFn: ({ signal }) => call(getInvoiceFigures, {}, signal),
    enabled: may(getInvoiceFigures),
  })
}

/** Makes everything be read again. Invoices that were deleted are not asked for again while their screen still stands. */
export function useInvoicesChanged(): (deleted?: readonly number[]) => Promise<unknown> {
  const client = useQueryClient()
  return (deleted = []) => {
    const isGone = ({ queryKey }: { queryKey: readonly unknown[] }) => deleted.some((id) => id === queryKey[2])
    return Promise.all([
      client.invalidateQueries({ queryKey: invoicesKey, predicate: isGone, refetchType: 'none' }),
      client.invalidateQueries({ queryKey: invoicesKey, predicate: (query) => !isGone(query) }),
    ])
  }
}
