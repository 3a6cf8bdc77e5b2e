import { z } from 'zod'
import { schoolStatuses } from '../../../kernel/choices/statuses.ts'
import type { Access } from '../../../kernel/endpoint.ts'
import type { PlatformPermission } from '../../../kernel/permissions.ts'
import {
  currencyCode,
  day,
  email,
  id,
  idText,
  languages,
  optionalText,
  phone,
  username,
} from '../../../kernel/shared.ts'
import { names, translatedNameThatIsMailed } from '../../../kernel/translated.ts'
import { type AreaAction, areaEndpoints } from '../../../kit/areas.ts'
import { genderScopes } from '../../../kit/genders.ts'
import { webAddress, zoneName } from '../organizations/calls.ts'
import { countedLimits } from '../plans/calls.ts'

export const schoolStoppers = ['school', 'subscription', 'organization'] as const

/** Days ahead on which the end of a school's licence is told. */
export const licenceWarningDays = [90, 60, 30, 7] as const

/** What somebody has to be allowed for a change of status. */
export function statusPermission(from: string, to: string): PlatformPermission {
  if (from === 'pending' && (to === 'active' || to === 'rejected')) return 'schools.approve'
  if (to === 'suspended' || (from === 'suspended' && to === 'active')) return 'schools.suspend'
  return 'schools.status'
}

/** Anyone who has one of the three may try; which of the changes they may make is `statusPermission`. */
const access = (action: AreaAction): Access => ({
  platform: action === 'status' ? ['schools.status', 'schools.approve', 'schools.suspend'] : `schools.${action}`,
})

export const slug = z
  .string()
  .trim()
  .regex(/^(?!-)[a-z0-9-]{3,63}$/, 'invalid_slug')

/** A name as it may stand in an address: `Safe Road School` is `safe-road-school`; too little of it is nothing. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
  return plain.length < 3 ? '' : plain
}

const weekday = z.int().min(0).max(6)

/** Schools as the platform sees and judges them. */
export const schools = areaEndpoints({
  path: '/api/platform/schools',
  tag: 'schools',
  one: 'a school',
  many: 'schools',
  access,
  inSchool: false,
  statuses: schoolStatuses,
  reasons: ['rejected', 'suspended', 'closed'],
  /** A school with unsettled invoices is closed only when somebody says that they are handed over. */
  statusInput: { handed_over: z.boolean().optional() },
  row: {
    slug: z.string(),
    organization_id: id.nullable(),
    organization: z.string().nullable(),
    country_id: id.nullable(),
    /** ISO 3166-1. */
    country: z.string().nullable(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    gender_scope: z.enum(genderScopes),
    licence_no: z.string().nullable(),
    licence_expires_on: day.nullable(),
    /** Days until then in the school's own zone; below zero once it is over. */
    licence_days: z.int().nullable(),
    plan: z.string().nullable(),
    /** Whose suspension stops it: its own, that of its unpaid subscription, or that of an organization above it. */
    suspended_by: z.enum(schoolStoppers).nullable(),
    trial_ends_at: z.iso.datetime({ offset: true }).nullable(),
  },
  more: {
    names,
    licence_authority: z.string().nullable(),
    address: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    website: z.string().nullable(),
    time_zone: z.string(),
    currency: z.string(),
    default_locale: z.enum(languages),
    week_start: weekday,
    weekend_days: z.array(weekday),
    tax_no: z.string().nullable(),
    established_year: z.int().nullable(),
    logo: z.string().nullable(),
    image: z.string().nullable(),
    is_group: z.boolean(),
    country_pack_code: z.string().nullable(),
    country_pack_version: z.int().nullable(),
    categories: z.array(z.string()),
    /** Suspended by what stands above it. */
    organization_status: z.string().nullable(),
    /** Of its subscription; a suspended one stops the school until it is paid. */
    subscription_status: z.string().nullable(),
    /** The day on which an overdue subscription is suspended. */
    suspended_from: day.nullable(),
    /** How many of what its plan counts; `most` is null where there is no limit. */
    usage: z.array(
      z.object({
        what: z.enum(['staff', ...countedLimits]),
        used: z.int(),
        most: z.int().nullable(),
      }),
    ),
    /** Invoices of the school with a balance, which closing it would leave behind. */
    unsettled: z.int(),
  },
  input: z.object({
    name: translatedNameThatIsMailed(80),
    /** Made of the English name when left out. */
    slug: slug.nullish(),
    organization_id: id.nullish(),
    licence_no: optionalText(40),
    licence_authority: optionalText(120),
    licence_expires_on: day.nullish(),
    country_id: id,
    city: optionalText(80),
    address: optionalText(300),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    phone: phone.nullish(),
    email: email.nullish(),
    website: webAddress.nullish(),
    gender_scope: z.enum(genderScopes).default('mixed'),
    time_zone: zoneName.default('Asia/Riyadh'),
    currency: currencyCode.default('SAR'),
    default_locale: z.enum(languages).default('ar'),
    week_start: weekday.default(0),
    weekend_days: z.array(weekday).max(6).default([5, 6]),
    tax_no: optionalText(40),
    established_year: z.int().min(1900).max(2100).nullish(),
    logo: optionalText(300),
    image: optionalText(300),
    is_group: z.boolean().default(false),
    country_pack_code: optionalText(20),
    country_pack_version: z.int().min(1).nullish(),
    categories: z.array(z.string().trim().min(1).max(20)).max(60).default([]),
    /** The first administrator, invited by mail together with the school. */
    admin: z
      .object({
        first_name: z.string().trim().min(1, 'required').max(60),
        last_name: z.string().trim().max(60).default(''),
        email,
        username,
      })
      .nullish(),
  }),
  filter: {
    organization_id: idText.optional(),
    country_id: idText.optional(),
    gender_scope: z.enum(genderScopes).optional(),
    /** Licences that end within so many days, or are over. */
    licence_within: idText.optional(),
  },
  sheet: [
    'name_ar',
    'name_en',
    'organization',
    'licence_no',
    'licence_authority',
    'licence_expires_on',
    'country',
    'city',
    'address',
    'phone',
    'email',
    'website',
    'gender_scope',
  ],
  errors: [
    'name_leads_away',
    'slug_taken',
    'unknown_time_zone',
    'currency_in_use',
    'school_unsettled',
    'email_taken',
    'username_taken',
  ],
})
