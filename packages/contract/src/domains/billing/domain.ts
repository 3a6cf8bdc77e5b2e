import type { Domain } from '../../kernel/brings/domain.ts'
import { pagesFor } from '../../kernel/page.ts'
import * as cash from './cashDesks/calls.ts'
import * as charges from './charges/calls.ts'
import * as invoicesActions from './invoices/actions.ts'
import * as invoices from './invoices/calls.ts'
import * as invoicesDrafts from './invoices/drafts.ts'
import * as invoicesSettings from './invoices/settings.ts'
import * as packages from './packages/calls.ts'
import * as payments from './payments/calls.ts'
import * as priceRules from './priceRules/calls.ts'
import * as sales from './sales/calls.ts'
import * as taxRates from './taxRates/calls.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const billing: Domain = {
  calls: [
    packages,
    priceRules,
    taxRates,
    sales,
    charges,
    payments,
    cash,
    invoicesActions,
    invoices,
    invoicesDrafts,
    invoicesSettings,
  ],
  pages: [
    ...pagesFor(['student', 'guardian'], {
      id: 340,
      target: 'myCharges',
      icon: 'receipt',
      link: '/my/charges',
      access: 'session',
    }),
    {
      id: 350,
      target: 'payments',
      icon: 'credit-card',
      link: '/school/payments',
      access: { school: 'fee_payments.view' },
    },
    {
      id: 351,
      target: 'cashDesks',
      icon: 'currency-dollar',
      link: '/school/cash-desks',
      access: { school: 'cash_desk.view', platform: 'schools.view' },
    },
    {
      id: 352,
      target: 'packages',
      icon: 'package',
      link: '/school/packages',
      access: { school: 'packages_prices.view', platform: 'schools.view' },
    },
    {
      id: 353,
      target: 'priceRules',
      icon: 'tags',
      link: '/school/price-rules',
      access: { school: 'packages_prices.view', platform: 'schools.view' },
    },
    { id: 7, target: 'invoiceList', icon: 'file-invoice', link: '/apps/invoice/list', access: 'session' },
    { id: 8, target: 'invoicePreview', icon: 'file-text', link: '/apps/invoice/preview', access: 'session' },
    {
      id: 9,
      target: 'invoiceEdit',
      icon: 'edit',
      link: '/apps/invoice/edit',
      access: { platform: 'platform_invoices.edit', school: 'invoices.edit' },
    },
    {
      id: 10,
      target: 'invoiceAdd',
      icon: 'plus',
      link: '/apps/invoice/add',
      access: {
        platform: 'platform_invoices.create',
        school: 'invoices.create',
      },
    },
  ],
  errors,
  mails,
  examples,
  notices,
  topics,
  words,
}
