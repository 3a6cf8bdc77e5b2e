import type { Access } from '@dsms/contract/kernel/endpoint'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { loadTexts } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import { learners, type MenuEntry, type NewEntry } from '../../kernel/menu.ts'
import { areaWords, barePage, listed, page, plain, useOptionalId } from '../../kit/screens.tsx'
import { EnrolmentSales, StudentCharges, StudentPackage } from '../students/public.ts'

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
    packages: typeof import('./packages/words/en.json')
    payments: typeof import('./payments/words/en.json')
    priceRules: typeof import('./priceRules/words/en.json')
    sales: typeof import('./sales/words/en.json')
    taxRates: typeof import('./taxRates/words/en.json')
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

const packagePage = lazyScreen(
  async () => (await import('./packages/PackagePage.tsx')).PackagePage,
  areaWords('packages', 'lessonTypes', 'form'),
  () => ({ id: useOptionalId() }),
)

const priceRule = lazyScreen(
  async () => (await import('./priceRules/PriceRulePage.tsx')).PriceRulePage,
  areaWords('priceRules', 'form'),
  () => ({ id: useOptionalId() }),
)

const mayEditInvoices: Access = { platform: 'platform_invoices.edit', school: 'invoices.edit' }

export const billingScreens = {
  '/my/charges': () =>
    listed(
      plain(
        async () => (await import('./charges/MyChargesPage.tsx')).MyChargesPage,
        ['charges', 'payments', 'portal', 'sales', 'packages', 'lessonTypes'],
      ),
    ),
  '/school/payments': () =>
    listed(plain(async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage, ['payments', 'records'])),
  '/school/cash-desks': () =>
    listed(plain(async () => (await import('./cashDesks/CashDesksPage.tsx')).CashDesksPage, areaWords('cashDesks'))),
  '/school/cash-desks/new': () => page({ school: 'cash_desk.create', platform: 'schools.edit' }, cashDesk),
  '/school/cash-desks/$id': () => page({ school: 'cash_desk.view', platform: 'schools.view' }, cashDesk),
  '/school/packages': () =>
    listed(
      plain(
        async () => (await import('./packages/PackagesPage.tsx')).PackagesPage,
        areaWords('packages', 'lessonTypes', 'taxRates'),
      ),
    ),
  '/school/packages/new': () => page({ school: 'packages_prices.create', platform: 'schools.edit' }, packagePage),
  '/school/packages/$id': () => page({ school: 'packages_prices.view', platform: 'schools.view' }, packagePage),
  '/school/price-rules': () =>
    listed(
      plain(async () => (await import('./priceRules/PriceRulesPage.tsx')).PriceRulesPage, areaWords('priceRules')),
    ),
  '/school/price-rules/new': () => page({ school: 'packages_prices.create', platform: 'schools.edit' }, priceRule),
  '/school/price-rules/$id': () => page({ school: 'packages_prices.view', platform: 'schools.view' }, priceRule),
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
    loadTexts(['charges', 'payments', 'sales', 'packages', 'lessonTypes']),
  ])
  return StudentMoney
})

EnrolmentSales.fill(async () => {
  const [{ EnrolmentSales: Filled }] = await Promise.all([
    import('./sales/EnrolmentSales.tsx'),
    loadTexts(['charges', 'sales', 'packages', 'lessonTypes']),
  ])
  return Filled
})

StudentPackage.fill(async () => {
  const [{ SellStep }] = await Promise.all([
    import('./sales/selling/SellStep.tsx'),
    loadTexts(['charges', 'payments', 'sales', 'packages', 'lessonTypes']),
  ])
  return SellStep
})

export const billingMenu: MenuEntry[] = [
  { area: 'money', place: 1, target: 'payments' },
  { area: 'money', place: 2, target: 'packages' },
  { area: 'money', place: 3, target: 'priceRules' },
  { area: 'money', place: 4, target: 'cashDesks' },
  { area: 'money', place: 5, target: 'invoiceList' },
  { area: 'money', place: 6, target: 'myCharges', for: learners },
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
