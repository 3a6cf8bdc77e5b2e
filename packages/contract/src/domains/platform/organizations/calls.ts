import { z } from 'zod'
import { organizationStatuses } from '../../../kernel/choices/statuses.ts'
import { currencyCode, email, id, idText, languages, optionalText, phone } from '../../../kernel/shared.ts'
import { names, translatedBoth } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedByPlatform } from '../../../kit/areas.ts'

export const organizationTypes = ['independent', 'group', 'franchise', 'government', 'university'] as const

/** What an organization may fix for its schools other than settings, which are fixed where their values are said. */
export const policyAreas = ['prices', 'packages'] as const

/** An organization at the top, one below it, and one below that. */
export const organizationLevels = 3

const needed = (max: number) => z.string().trim().min(1, 'required').max(max)
export const webAddress = z.url({ protocol: /^https?$/, error: 'invalid_web_address' }).max(300)
/** As the zone database calls it; the server knows which there are. */
export const zoneName = z.string().trim().min(1).max(60)

/** Owners of schools. What an organization fixes, its schools cannot change. */
export const organizations = areaEndpoints({
  path: '/api/platform/organizations',
  tag: 'organizations',
  one: 'an organization',
  many: 'organizations',
  access: ownedByPlatform('organizations'),
  inSchool: false,
  statuses: organizationStatuses,
  reasons: ['suspended', 'closed'],
  row: {
    country_id: id,
    /** ISO 3166-1. */
    country: z.string(),
    type: z.enum(organizationTypes),
    parent_id: id.nullable(),
    parent: z.string().nullable(),
    group_url: z.string().nullable(),
    contact_name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string().nullable(),
    /** How many schools it has, without those of organizations below it. */
    schools: z.int(),
  },
  more: {
    names,
    legal_name: z.string(),
    registration_no: z.string().nullable(),
    tax_no: z.string().nullable(),
    logo: z.string().nullable(),
    default_locale: z.enum(languages),
    currency: z.string(),
    time_zone: z.string(),
    policy_locks: z.array(z.enum(policyAreas)),
    /** What stands above it, below it, and beside it below the same top: the whole tree, from the top down. */
    tree: z.array(z.object({ id, parent_id: id.nullable(), name: z.string(), status: z.string(), schools: z.int() })),
  },
  input: z.object({
    name: translatedBoth(120),
    legal_name: needed(160),
    registration_no: optionalText(40),
    tax_no: optionalText(40),
    country_id: id,
    type: z.enum(organizationTypes),
    parent_id: id.nullish(),
    group_url: webAddress.nullish(),
    contact_name: needed(120),
    contact_email: email,
    contact_phone: phone.nullish(),
    logo: optionalText(300),
    default_locale: z.enum(languages).default('ar'),
    currency: currencyCode.default('SAR'),
    time_zone: zoneName.default('Asia/Riyadh'),
    policy_locks: z.array(z.enum(policyAreas)).max(policyAreas.length).default([]),
  }),
  filter: {
    country_id: idText.optional(),
    type: z.enum(organizationTypes).optional(),
    parent_id: idText.optional(),
  },
  sheet: [
    'name_ar',
    'name_en',
    'legal_name',
    'registration_no',
    'tax_no',
    'country',
    'type',
    'group_url',
    'contact_name',
    'contact_email',
    'contact_phone',
  ],
  errors: ['org_depth', 'org_cycle', 'org_schools_open', 'unknown_time_zone'],
})
