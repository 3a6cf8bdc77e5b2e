import { page } from '../../kernel/page.ts'
import * as lookups from './countries/calls.ts'
import * as organizations from './organizations/calls.ts'
import * as outbox from './outbox/calls.ts'
import * as plans from './plans/calls.ts'
import * as schools from './schools/calls.ts'
import * as settingsCalls from './settings/calls.ts'
import * as subscriptions from './subscriptions/calls.ts'
import * as templates from './templates/calls.ts'

export const platform = {
  calls: [lookups, organizations, plans, schools, settingsCalls, subscriptions, templates, outbox],
  pages: [
    page(
      214,
      'pricingEditor',
      'tags',
      '/pages/pricing/manage',
      { platform: 'subscription_plans.edit' },
      'تحرير الباقات',
      'Edit plans',
      'Tarife bearbeiten',
      'Modifier les formules',
      'Editar planos',
    ),
    page(
      215,
      'mailTemplates',
      'mail-cog',
      '/platform/mail-templates',
      { platform: 'notification_templates.view' },
      'قوالب البريد',
      'Email templates',
      'E-Mail-Vorlagen',
      'Modèles d’e-mail',
      'Modelos de e-mail',
    ),
    page(
      206,
      'outbox',
      'send',
      '/platform/outbox',
      { platform: 'staff_users.reset_password' },
      'البريد الصادر',
      'Outgoing email',
      'Postausgang',
      'Courrier sortant',
      'Correio enviado',
    ),
    page(
      218,
      'organizations',
      'sitemap',
      '/platform/organizations',
      { platform: 'organizations.view' },
      'المؤسسات',
      'Organizations',
      'Organisationen',
      'Organisations',
      'Organizações',
    ),
    page(
      219,
      'schools',
      'building-community',
      '/platform/schools',
      { platform: 'schools.view' },
      'المدارس',
      'Schools',
      'Schulen',
      'Écoles',
      'Escolas',
    ),
    page(
      220,
      'subscriptions',
      'receipt',
      '/platform/subscriptions',
      { platform: 'subscriptions.view' },
      'اشتراكات المدارس',
      'Subscriptions',
      'Abonnements',
      'Abonnements',
      'Subscrições',
    ),
    page(
      225,
      'platformSettings',
      'adjustments',
      '/platform/settings',
      { platform: 'settings_platform.view' },
      'إعدادات المنصة',
      'Platform settings',
      'Plattform-Einstellungen',
      'Réglages de la plateforme',
      'Definições da plataforma',
    ),
    page(
      233,
      'ownPlan',
      'chart-donut',
      '/school/plan',
      {
        school: 'subscription_and_billing.view',
        platform: 'schools.view',
      },
      'باقتنا واستهلاكها',
      'Plan and usage',
      'Tarif und Nutzung',
      'Formule et usage',
      'Plano e utilização',
    ),
  ],
}
