/** The words of each feature, typed by their English file. A new feature adds one line here. */
export interface Words {
  common: typeof import('./locales/en/common.json')
  errors: typeof import('./locales/en/errors.json')
  /** What may go wrong beyond signing in; `errors` has the rest. */
  problems: typeof import('./locales/en/problems.json')
  permissions: typeof import('./locales/en/permissions.json')
  shell: typeof import('./locales/en/shell.json')
  auth: typeof import('./locales/en/auth.json')
  misc: typeof import('./locales/en/misc.json')
  home: typeof import('./locales/en/home.json')
  account: typeof import('./locales/en/account.json')
  notifications: typeof import('./locales/en/notifications.json')
  records: typeof import('./locales/en/records.json')
  signIns: typeof import('./locales/en/signIns.json')
  staff: typeof import('./locales/en/staff.json')
  roles: typeof import('./locales/en/roles.json')
  dashboard: typeof import('./locales/en/dashboard.json')
  apps: typeof import('./locales/en/apps.json')
  email: typeof import('./locales/en/email.json')
  chat: typeof import('./locales/en/chat.json')
  tasks: typeof import('./locales/en/tasks.json')
  calendar: typeof import('./locales/en/calendar.json')
  outbox: typeof import('./locales/en/outbox.json')
  users: typeof import('./locales/en/users.json')
  invoices: typeof import('./locales/en/invoices.json')
  shop: typeof import('./locales/en/shop.json')
  tables: typeof import('./locales/en/tables.json')
  cards: typeof import('./locales/en/cards.json')
  support: typeof import('./locales/en/support.json')
  profile: typeof import('./locales/en/profile.json')
  settings: typeof import('./locales/en/settings.json')
  help: typeof import('./locales/en/help.json')
  pricing: typeof import('./locales/en/pricing.json')
  blog: typeof import('./locales/en/blog.json')
  templates: typeof import('./locales/en/templates.json')
  areas: typeof import('./locales/en/areas.json')
  organizations: typeof import('./locales/en/organizations.json')
  schools: typeof import('./locales/en/schools.json')
  subscriptions: typeof import('./locales/en/subscriptions.json')
  countryPacks: typeof import('./locales/en/countryPacks.json')
  lookups: typeof import('./locales/en/lookups.json')
  holidays: typeof import('./locales/en/holidays.json')
  testimonials: typeof import('./locales/en/testimonials.json')
  schoolSettings: typeof import('./locales/en/schoolSettings.json')
  schoolProfile: typeof import('./locales/en/schoolProfile.json')
  branches: typeof import('./locales/en/branches.json')
  licences: typeof import('./locales/en/licences.json')
  components: typeof import('./locales/en/components.json')
  classRooms: typeof import('./locales/en/classRooms.json')
  circuits: typeof import('./locales/en/circuits.json')
  simulators: typeof import('./locales/en/simulators.json')
  vehicles: typeof import('./locales/en/vehicles.json')
  maintenance: typeof import('./locales/en/maintenance.json')
  defects: typeof import('./locales/en/defects.json')
  fleet: typeof import('./locales/en/fleet.json')
  skills: typeof import('./locales/en/skills.json')
  drivingErrors: typeof import('./locales/en/drivingErrors.json')
  markingSchemes: typeof import('./locales/en/markingSchemes.json')
  public: typeof import('./locales/en/public.json')
}
export type Feature = keyof Words

/** A key of a feature; plural forms stand under their common name. */
export type Key<F extends Feature> = WithoutForm<keyof Words[F] & string, keyof Words[F] & string>

type WithoutForm<K extends string, All extends string> = K extends `${infer Name}_${Form}`
  ? `${Name}_other` extends All
    ? Name
    : K
  : K
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

export type Values = Record<string, string | number | null | undefined>
export type Text<F extends Feature> = (key: Key<F>, values?: Values) => string
