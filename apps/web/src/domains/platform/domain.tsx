import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import type { MenuEntry, NewEntry } from '../../kernel/menu.ts'
import { listed, page, plain, useOptionalId, areaWords as words } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    platform: typeof platformScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    outbox: typeof import('./outbox/words/en.json')
    plans: typeof import('./plans/words/en.json')
    templates: typeof import('./templates/words/en.json')
    /** The name of each mail, from the words of all domains. */
    mails: Record<MailTemplate, string>
    organizations: typeof import('./organizations/words/en.json')
    schools: typeof import('./schools/words/en.json')
    subscriptions: typeof import('./subscriptions/words/en.json')
    settings: typeof import('./settings/words/en.json')
  }
}

const organizationsForm = lazyScreen(
  async () => (await import('./organizations/OrganizationPage.tsx')).OrganizationPage,
  words('organizations', 'schools', 'settings'),
  () => ({ id: useOptionalId() }),
)

const schoolsForm = lazyScreen(
  async () => (await import('./schools/SchoolPage.tsx')).SchoolPage,
  words('schools'),
  () => ({ id: useOptionalId() }),
)

export const platformScreens = {
  '/platform/mail-templates': () =>
    listed(
      plain(
        async () => (await import('./templates/TemplatesPage.tsx')).TemplatesPage,
        ['templates', 'mails', 'records'],
      ),
    ),
  '/platform/outbox': () =>
    listed(plain(async () => (await import('./outbox/OutboxPage.tsx')).OutboxPage, ['outbox', 'records'])),
  '/pages/pricing/manage': () =>
    listed(plain(async () => (await import('./plans/PlansManagePage.tsx')).PlansManagePage, ['plans', 'records'])),
  '/platform/organizations': () =>
    listed(
      plain(
        async () => (await import('./organizations/OrganizationsPage.tsx')).OrganizationsPage,
        words('organizations'),
      ),
    ),
  '/platform/organizations/new': () => page({ platform: 'organizations.create' }, organizationsForm),
  '/platform/organizations/$id': () => page({ platform: 'organizations.view' }, organizationsForm),
  '/platform/schools': () =>
    listed(plain(async () => (await import('./schools/SchoolsPage.tsx')).SchoolsPage, words('schools'))),
  '/platform/schools/new': () => page({ platform: 'schools.create' }, schoolsForm),
  '/platform/schools/$id': () => page({ platform: 'schools.view' }, schoolsForm),
  '/platform/subscriptions': () =>
    listed(
      plain(
        async () => (await import('./subscriptions/SubscriptionsPage.tsx')).SubscriptionsPage,
        words('subscriptions'),
      ),
    ),
  '/platform/settings': () =>
    listed(
      plain(async () => (await import('./settings/PlatformSettingsPage.tsx')).PlatformSettingsPage, words('settings')),
    ),
  '/school/plan': () =>
    listed(plain(async () => (await import('./subscriptions/OwnPlanPage.tsx')).OwnPlanPage, words('subscriptions'))),
}

export const platformMenu: MenuEntry[] = [
  { area: 'schools', place: 1, target: 'schools' },
  { area: 'schools', place: 2, target: 'organizations' },
  { area: 'schools', place: 3, target: 'subscriptions' },
  { area: 'settings', section: 'platform', place: 1, target: 'platformSettings' },
  { area: 'settings', section: 'school', place: 4, target: 'ownPlan' },
  { area: 'settings', section: 'texts', place: 4, target: 'outbox' },
  { area: 'settings', section: 'texts', place: 1, target: 'mailTemplates' },
  { area: 'settings', section: 'texts', place: 5, target: 'pricingEditor' },
]

export const platformNew: NewEntry[] = [
  { key: 'school', to: '/platform/schools/new', access: { platform: 'schools.create' } },
]
