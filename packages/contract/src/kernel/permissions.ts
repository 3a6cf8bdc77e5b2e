/**
 * Modules and what can be done in them, in both scopes. This file is the only list: the server grants from it,
 * the privilege matrix shows it, and the types of `access` come from it. Keys and order are kept for ever, since
 * numbers on the wire are derived from them: a module's id is its place (school modules from 101), and a
 * privilege's id is module id × 100 + the place of its action. Append; never insert or reorder.
 */
/** Every module has these. */
export const commonActions = ['view', 'create', 'edit', 'delete', 'status', 'export'] as const
type CommonAction = (typeof commonActions)[number]

const platformExtras = {
  dashboard: [],
  organizations: ['set_policy_locks'],
  schools: ['approve', 'suspend', 'impersonate'],
  school_requests: ['approve', 'reject'],
  subscription_plans: ['publish'],
  subscriptions: ['change_plan', 'cancel', 'extend_trial'],
  platform_invoices: ['void', 'credit'],
  platform_payments: ['refund'],
  staff_users: ['reset_password', 'force_logout', 'reset_two_step', 'erase'],
  roles_privileges: ['assign'],
  country_packs: ['publish_version'],
  licence_type_library: ['publish'],
  skill_and_error_library: ['publish'],
  holiday_library: ['publish'],
  landing_pages: ['publish', 'rollback'],
  media: [],
  testimonials: ['publish'],
  reviews_moderation: ['publish', 'hide'],
  notification_templates: ['test_send'],
  announcements: ['send'],
  support_tickets: ['assign', 'escalate'],
  help_centre: ['publish'],
  feature_flags: [],
  integrations_platform: ['rotate_secret'],
  reports_platform: ['schedule'],
  audit_log: [],
  data_jobs: ['run', 'approve'],
  settings_platform: [],
  lookups: [],
  shop: ['manage_orders', 'moderate'],
  blog: ['publish'],
} as const

const schoolExtras = {
  dashboard: ['see_money'],
  organization_view: [],
  branches: [],
  staff_users: ['reset_password', 'see_salary', 'reset_two_step', 'erase'],
  roles_privileges: ['assign'],
  leads: ['convert', 'assign'],
  students: ['see_id', 'see_medical', 'merge', 'erase', 'export_person'],
  enrolments: ['override_prerequisite', 'extend'],
  guardians: [],
  student_documents: ['verify'],
  contracts: ['sign_for_school', 'terminate'],
  trainers: ['see_pay', 'export_person', 'see_id', 'see_medical'],
  trainer_credentials: ['verify'],
  availability_and_leave: ['approve'],
  schedules: ['override', 'backdate', 'unlock', 'publish', 'optimise'],
  session_records: ['sign', 'correct'],
  waiting_list: ['offer'],
  holiday_calendar: ['publish'],
  class_rooms: [],
  circuits: ['close_weather'],
  simulators: ['calibrate', 'import_results'],
  vehicles: ['change_legal_status', 'correct_odometer'],
  maintenance: ['approve_cost'],
  vehicle_checks_defects_incidents: ['resolve'],
  licence_types_courses: ['publish'],
  lesson_types: [],
  skills: ['publish'],
  error_settings: ['publish'],
  packages_prices: ['publish'],
  discounts: ['approve'],
  fee_payments: ['refund', 'reverse', 'waive'],
  cash_desk: ['open', 'close', 'adjust'],
  invoices: ['issue', 'void', 'credit'],
  expenses_payroll: ['approve'],
  exams: ['trainer_go', 'office_go', 'publish_plan', 'swap'],
  results_certificates: ['enter', 'revise', 'issue', 'revoke'],
  theory_questions: ['publish'],
  reviews_testimonials: ['publish', 'reply'],
  landing_page: ['publish'],
  messages_announcements: ['broadcast'],
  tasks: ['assign'],
  reports: ['schedule', 'see_money'],
  audit_log: [],
  subscription_and_billing: ['change_plan'],
  imports_exports: ['run'],
  settings: [],
  shop: ['manage_orders', 'moderate'],
} as const

type PermissionOf<T extends Record<string, readonly string[]>> = {
  [M in keyof T & string]: `${M}.${CommonAction | T[M][number]}`
}[keyof T & string]

export type PlatformModule = keyof typeof platformExtras
export type SchoolModule = keyof typeof schoolExtras
export type PlatformPermission = PermissionOf<typeof platformExtras>
export type SchoolPermission = PermissionOf<typeof schoolExtras>
export type Permission = PlatformPermission | SchoolPermission
export type Scope = 'platform' | 'school'

export interface Privilege {
  id: number
  /** The action: `view`, `reset_password`… */
  key: string
}
export interface Module {
  id: number
  key: string
  privileges: Privilege[]
}

export const modules: Record<Scope, Module[]> = {
  platform: numbered(platformExtras, 1),
  school: numbered(schoolExtras, 101),
}

const permissionSets: Record<Scope, Set<string>> = {
  platform: new Set(permissionsOf('platform')),
  school: new Set(permissionsOf('school')),
}

/** All `module.action` names of a scope. */
export function permissionsOf(scope: Scope): string[] {
  return modules[scope].flatMap((module) => module.privileges.map((privilege) => `${module.key}.${privilege.key}`))
}

export const isPermission = (scope: Scope, name: string): boolean => permissionSets[scope].has(name)

/** `module.action` of the two numbers on the wire, or undefined when they do not belong together. */
export function permissionById(scope: Scope, moduleId: number, privilegeId: number): string | undefined {
  const module = modules[scope].find((m) => m.id === moduleId)
  const privilege = module?.privileges.find((p) => p.id === privilegeId)
  return module && privilege && `${module.key}.${privilege.key}`
}

/**
 * How far the rights of a role reach over people's records: those that somebody made or that are given to them, those of
 * their branches, or all of the school. In this order, the narrowest first.
 */
export const reaches = ['own', 'branch', 'school'] as const
export type Reach = (typeof reaches)[number]

/**
 * What a reach is said of, with the modules it holds for. A record that hangs off a student reaches as far as the student,
 * whatever module it belongs to, so that nobody reads in a paper whom they may not see in the list.
 */
export const reachSubjects = {
  students: ['students', 'enrolments', 'guardians', 'student_documents', 'contracts'],
  trainers: ['trainers', 'trainer_credentials', 'availability_and_leave'],
  leads: ['leads'],
} as const satisfies Record<string, readonly SchoolModule[]>
export type ReachSubject = keyof typeof reachSubjects
export type Reaches = Record<ReachSubject, Reach>

/** What holds where a role says nothing. */
export const wholeSchool: Reaches = { students: 'school', trainers: 'school', leads: 'school' }

/** Whether one reach goes further than another. */
export const isWider = (one: Reach, other: Reach): boolean => reaches.indexOf(one) > reaches.indexOf(other)

/** Rules of the screen and the server in CASL's shape. `manage all` is everything in one's own scope. */
export interface Rule {
  action: string
  subject: string
}

function numbered(extras: Record<string, readonly string[]>, firstId: number): Module[] {
  return Object.entries(extras).map(([key, more], place) => {
    const id = firstId + place
    return { id, key, privileges: [...commonActions, ...more].map((action, n) => ({ id: id * 100 + n, key: action })) }
  })
}
