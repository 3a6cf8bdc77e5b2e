import type { Domain } from '../../kernel/brings/domain.ts'
import * as lookups from './countries/calls.ts'
import * as organizations from './organizations/calls.ts'
import * as outbox from './outbox/calls.ts'
import * as plans from './plans/calls.ts'
import * as schools from './schools/calls.ts'
import * as settingsCalls from './settings/calls.ts'
import * as subscriptions from './subscriptions/calls.ts'
import * as templates from './templates/calls.ts'
import { earlyErrors, errors, saidToPrograms } from './words/errors.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const platform: Domain = {
  calls: [lookups, organizations, plans, schools, settingsCalls, subscriptions, templates, outbox],
  pages: [
    {
      id: 214,
      target: 'pricingEditor',
      icon: 'tags',
      link: '/pages/pricing/manage',
      access: { platform: 'subscription_plans.edit' },
    },
    {
      id: 215,
      target: 'mailTemplates',
      icon: 'mail-cog',
      link: '/platform/mail-templates',
      access: { platform: 'notification_templates.view' },
    },
    {
      id: 206,
      target: 'outbox',
      icon: 'send',
      link: '/platform/outbox',
      access: { platform: 'staff_users.reset_password' },
    },
    {
      id: 218,
      target: 'organizations',
      icon: 'sitemap',
      link: '/platform/organizations',
      access: { platform: 'organizations.view' },
    },
    {
      id: 219,
      target: 'schools',
      icon: 'building-community',
      link: '/platform/schools',
      access: { platform: 'schools.view' },
    },
    {
      id: 220,
      target: 'subscriptions',
      icon: 'receipt',
      link: '/platform/subscriptions',
      access: { platform: 'subscriptions.view' },
    },
    {
      id: 225,
      target: 'platformSettings',
      icon: 'adjustments',
      link: '/platform/settings',
      access: { platform: 'settings_platform.view' },
    },
    {
      id: 233,
      target: 'ownPlan',
      icon: 'chart-donut',
      link: '/school/plan',
      access: {
        school: 'subscription_and_billing.view',
        platform: 'schools.view',
      },
    },
  ],
  errors,
  earlyErrors,
  saidToPrograms,
  notices,
  topics,
  words,
}
