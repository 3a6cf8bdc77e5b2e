/** The words of each feature, typed by their English file. A new feature adds one line here. */
export interface Words {
  common: typeof import('./common/words/en.json')
  errors: typeof import('./errors/words/en.json')
  /** What may go wrong beyond signing in; `errors` has the rest. */
  problems: typeof import('./problems/words/en.json')
  permissions: typeof import('../../domains/identity/roles/permissions/words/en.json')
  shell: typeof import('../../app/shell/words/en.json')
  signIn: typeof import('../../domains/identity/signIn/words/en.json')
  misc: typeof import('../../app/misc/words/en.json')
  home: typeof import('../../domains/insight/home/words/en.json')
  password: typeof import('../../domains/identity/account/password/words/en.json')
  notifications: typeof import('../../domains/messages/notifications/words/en.json')
  records: typeof import('../../kit/records/words/en.json')
  sessions: typeof import('../../domains/identity/sessions/words/en.json')
  staff: typeof import('../../domains/people/staff/words/en.json')
  roles: typeof import('../../domains/identity/roles/words/en.json')
  dashboard: typeof import('../../domains/insight/dashboard/words/en.json')
  apps: typeof import('../../ui/apps/words/en.json')
  email: typeof import('../../domains/messages/email/words/en.json')
  chat: typeof import('../../domains/messages/chat/words/en.json')
  tasks: typeof import('../../domains/messages/tasks/words/en.json')
  calendar: typeof import('../../domains/messages/calendar/words/en.json')
  outbox: typeof import('../../domains/platform/outbox/words/en.json')
  users: typeof import('../../domains/people/users/words/en.json')
  invoices: typeof import('../../domains/money/invoices/words/en.json')
  shop: typeof import('../../domains/money/shop/words/en.json')
  tables: typeof import('../../domains/insight/tables/words/en.json')
  cards: typeof import('../../domains/insight/cards/words/en.json')
  support: typeof import('../../domains/messages/support/words/en.json')
  profile: typeof import('../../domains/people/profile/words/en.json')
  account: typeof import('../../domains/identity/account/words/en.json')
  help: typeof import('../../domains/content/help/words/en.json')
  plans: typeof import('../../domains/platform/plans/words/en.json')
  blog: typeof import('../../domains/content/blog/words/en.json')
  templates: typeof import('../../domains/platform/templates/words/en.json')
  areas: typeof import('../../kit/areas/words/en.json')
  organizations: typeof import('../../domains/platform/organizations/words/en.json')
  schools: typeof import('../../domains/platform/schools/words/en.json')
  subscriptions: typeof import('../../domains/platform/subscriptions/words/en.json')
  countryPacks: typeof import('../../domains/curriculum/countryPacks/words/en.json')
  lookups: typeof import('../../domains/school/lookups/words/en.json')
  holidays: typeof import('../../domains/school/holidays/words/en.json')
  testimonials: typeof import('../../domains/content/testimonials/words/en.json')
  settings: typeof import('../../domains/platform/settings/words/en.json')
  schoolProfile: typeof import('../../domains/school/schoolProfile/words/en.json')
  branches: typeof import('../../domains/school/branches/words/en.json')
  licences: typeof import('../../domains/curriculum/licences/words/en.json')
  components: typeof import('../../domains/curriculum/components/words/en.json')
  classRooms: typeof import('../../domains/resources/classRooms/words/en.json')
  circuits: typeof import('../../domains/resources/circuits/words/en.json')
  simulators: typeof import('../../domains/resources/simulators/words/en.json')
  vehicles: typeof import('../../domains/resources/vehicles/words/en.json')
  maintenance: typeof import('../../domains/resources/maintenance/words/en.json')
  defects: typeof import('../../domains/resources/maintenance/defects/words/en.json')
  checks: typeof import('../../domains/resources/maintenance/checks/words/en.json')
  skills: typeof import('../../domains/curriculum/skills/words/en.json')
  drivingErrors: typeof import('../../domains/curriculum/drivingErrors/words/en.json')
  markingSchemes: typeof import('../../domains/curriculum/drivingErrors/markingSchemes/words/en.json')
  public: typeof import('../../app/public/words/en.json')
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
