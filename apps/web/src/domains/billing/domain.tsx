import type { Access } from '@dsms/contract/kernel/endpoint'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { loadTexts } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import { learners, type MenuEntry, type NewEntry } from '../../kernel/menu.ts'
import { areaWords, barePage, listed, page, plain, useOptionalId } from '../../kit/screens.tsx'
import { StudentCharges } from '../students/public.ts'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    billing: typeof billingScreens
    billingPaper: typeof billingPaperScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    cashDesks: typeof import('./cashDesks/words/en.json')
    charges: typeof import('./charges/words/en.json')
    payments: typeof import('./payments/words/en.json')
    invoices: typeof import('./invoices/words/en.json')
  }
}

const invoiceWords: Feature[] = ['invoices', 'records']

const invoicePreview = lazyScreen(
  async () => (await import('./invoices/sheet/PreviewPage.tsx')).PreviewPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const invoiceEdit = lazyScreen(
  async () => (await import('./invoices/form/InvoiceFormPage.tsx')).EditInvoicePage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const invoicePrint = lazyScreen(
  async () => (await import('./invoices/sheet/PrintPage.tsx')).PrintPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const cashDesk = lazyScreen(
  async () => (await import('./cashDesks/CashDeskPage.tsx')).CashDeskPage,
  areaWords('cashDesks', 'payments'),
  () => ({ id: useOptionalId() }),
)

const mayEditInvoices: Access = { platform: 'platform_invoices.edit', school: 'invoices.edit' }

export const billingScreens = {
  '/my/charges': () =>
    listed(
      plain(async () => (await import('./charges/MyChargesPage.tsx')).MyChargesPage, ['charges', 'payments', 'portal']),
    ),
  '/school/payments': () =>
    listed(plain(async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage, ['payments', 'records'])),
  '/school/cash-desks': () =>
    listed(plain(async () => (await import('./cashDesks/CashDesksPage.tsx')).CashDesksPage, areaWords('cashDesks'))),
  '/school/cash-desks/new': () => page({ school: 'cash_desk.create', platform: 'schools.edit' }, cashDesk),
  '/school/cash-desks/$id': () => page({ school: 'cash_desk.view', platform: 'schools.view' }, cashDesk),
  '/apps/invoice/list': () =>
    listed(plain(async () => (await import('./invoices/list/InvoiceListPage.tsx')).InvoiceListPage, invoiceWords)),
  '/apps/invoice/preview': () => listed(invoicePreview),
  '/apps/invoice/preview/$id': () => page('session', invoicePreview),
  '/apps/invoice/edit': () => listed(invoiceEdit),
  '/apps/invoice/edit/$id': () => page(mayEditInvoices, invoiceEdit),
  '/apps/invoice/add': () =>
    listed(plain(async () => (await import('./invoices/form/InvoiceFormPage.tsx')).NewInvoicePage, invoiceWords)),
}

export const billingPaperScreens = {
  '/apps/invoice/print': () => barePage(invoicePrint),
  '/apps/invoice/print/$id': () => barePage(invoicePrint),
}

StudentCharges.fill(async () => {
  const [{ StudentMoney }] = await Promise.all([
    import('./payments/StudentMoney.tsx'),
    loadTexts(['charges', 'payments']),
  ])
  return StudentMoney
})

export const billingMenu: MenuEntry[] = [
  { area: 'money', place: 1, target: 'payments' },
  { area: 'money', place: 2, target: 'cashDesks' },
  { area: 'money', place: 3, target: 'invoiceList' },
  { area: 'money', place: 4, target: 'myCharges', for: learners },
  { area: 'more', section: 'samples', place: 2, target: 'invoicePreview' },
  { area: 'more', section: 'samples', place: 3, target: 'invoiceEdit' },
  { area: 'more', section: 'samples', place: 4, target: 'invoiceAdd' },
]

export const billingNew: NewEntry[] = [
  {
    key: 'invoice',
    to: '/apps/invoice/add',
    access: { platform: 'platform_invoices.create', school: 'invoices.create' },
  },
]
