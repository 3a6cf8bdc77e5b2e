import type { PresetData } from './presets.data.ts'

/**
 * The usual roles of the platform other than its administrator: a start that can be changed. Rights limited to one's own records are left
 * out until they can be.
 */
export const platformPresets: PresetData[] = [
  {
    key: null,
    names: { ar: 'العمليات', en: 'Operations', de: 'Betrieb', fr: 'Opérations', pt: 'Operações' },
    descriptions: {
      ar: 'تشغيل المدارس وطلبات الاشتراك',
      en: 'Runs schools and sign-ups',
      de: 'Betreut Schulen und Anmeldungen',
      fr: 'Gère les écoles et les inscriptions',
      pt: 'Gere escolas e inscrições',
    },
    grants: {
      v: 'dashboard subscription_plans subscriptions platform_invoices staff_users roles_privileges landing_pages media testimonials help_centre audit_log',
      vcesx: 'organizations',
      'vcesx+approve,suspend': 'schools',
      all: 'school_requests announcements support_tickets',
      vce: 'country_packs notification_templates',
      vces: 'licence_type_library skill_and_error_library holiday_library lookups',
      vs: 'reviews_moderation feature_flags',
      ve: 'integrations_platform settings_platform',
      vx: 'reports_platform',
      vc: 'data_jobs',
      'vcesx+manage_orders': 'shop',
    },
  },
  {
    key: null,
    names: { ar: 'المالية', en: 'Finance', de: 'Finanzen', fr: 'Finances', pt: 'Finanças' },
    descriptions: {
      ar: 'الباقات والاشتراكات والفواتير والمدفوعات',
      en: 'Plans, subscriptions, invoices and payments',
      de: 'Tarife, Abonnements, Rechnungen und Zahlungen',
      fr: 'Offres, abonnements, factures et paiements',
      pt: 'Planos, subscrições, faturas e pagamentos',
    },
    grants: {
      v: 'dashboard organizations schools school_requests support_tickets audit_log settings_platform',
      vcesx: 'subscription_plans',
      all: 'subscriptions platform_invoices platform_payments',
      vx: 'reports_platform',
      'v+manage_orders': 'shop',
    },
  },
  {
    key: null,
    names: { ar: 'الدعم', en: 'Support', de: 'Support', fr: 'Assistance', pt: 'Suporte' },
    descriptions: {
      ar: 'مساعدة المدارس والرد على التذاكر',
      en: 'Helps schools and answers tickets',
      de: 'Hilft Schulen und beantwortet Anfragen',
      fr: 'Aide les écoles et répond aux demandes',
      pt: 'Ajuda as escolas e responde a pedidos',
    },
    grants: {
      v: 'dashboard organizations school_requests subscription_plans platform_invoices platform_payments staff_users country_packs licence_type_library skill_and_error_library holiday_library testimonials notification_templates feature_flags integrations_platform reports_platform audit_log data_jobs settings_platform lookups',
      'v+impersonate': 'schools',
      'v+extend_trial': 'subscriptions',
      vs: 'reviews_moderation',
      vc: 'announcements',
      all: 'support_tickets',
      vce: 'help_centre',
    },
  },
  {
    key: null,
    names: { ar: 'المحتوى', en: 'Content', de: 'Inhalte', fr: 'Contenu', pt: 'Conteúdo' },
    descriptions: {
      ar: 'الصفحات والوسائط والإعلانات ومركز المساعدة',
      en: 'Pages, media, announcements and the help centre',
      de: 'Seiten, Medien, Mitteilungen und Hilfe',
      fr: 'Pages, médias, annonces et centre d’aide',
      pt: 'Páginas, média, anúncios e centro de ajuda',
    },
    grants: {
      v: 'dashboard subscription_plans holiday_library support_tickets reports_platform',
      all: 'landing_pages media testimonials announcements help_centre',
      vs: 'reviews_moderation',
      'v+moderate': 'shop',
      vce: 'notification_templates',
    },
  },
  {
    key: null,
    names: { ar: 'المدقق', en: 'Auditor', de: 'Prüfung', fr: 'Auditeur', pt: 'Auditor' },
    descriptions: {
      ar: 'يطّلع ويصدّر ولا يغيّر شيئًا',
      en: 'Looks and exports, changes nothing',
      de: 'Sieht und exportiert, ändert nichts',
      fr: 'Consulte et exporte, ne change rien',
      pt: 'Vê e exporta, não altera nada',
    },
    grants: {
      v: 'dashboard school_requests licence_type_library skill_and_error_library holiday_library landing_pages media testimonials notification_templates announcements help_centre feature_flags integrations_platform data_jobs settings_platform lookups',
      vx: 'organizations schools subscription_plans subscriptions platform_invoices platform_payments staff_users roles_privileges country_packs reviews_moderation support_tickets reports_platform audit_log shop',
    },
  },
]
