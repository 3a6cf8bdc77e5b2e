import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import {
  changeOf,
  currencyCode,
  day,
  email,
  id,
  idText,
  instant,
  languages,
  optionalText,
  phone,
  rowVersion,
} from '../../../kernel/shared.ts'
import { names, translatedNameThatIsMailed, translatedOptional } from '../../../kernel/translated.ts'
import { genderScopes } from '../../../kit/genders.ts'
import { webAddress } from '../../identity/account/calls.ts'

const of = { tag: 'school-profile', inSchool: true } as const
const seen = { school: 'settings.view', platform: 'schools.view' } as const
const changed = { school: 'settings.edit', platform: 'schools.edit' } as const

/** 0 is Sunday, as everywhere in the product. */
const weekday = z.int().min(0).max(6)
const picture = z
  .string()
  .regex(/^(\/files\/[a-f0-9]{64}\.(png|jpg|webp)|\/api\/shop\/images\/[a-z]+-\d{1,2}\.svg)$/, 'invalid_format')
  .nullish()
const fewOf = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((all) => new Set(all).size === all.length, 'same_twice')

/** Where a school has pages of its own. */
export const schoolNetworks = [
  'instagram',
  'snapchat',
  'x',
  'tiktok',
  'youtube',
  'facebook',
  'linkedin',
  'whatsapp',
] as const
export type SchoolNetwork = (typeof schoolNetworks)[number]
const hosts: Record<SchoolNetwork, readonly string[]> = {
  instagram: ['instagram.com'],
  snapchat: ['snapchat.com'],
  x: ['x.com', 'twitter.com'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com'],
  facebook: ['facebook.com', 'fb.com'],
  linkedin: ['linkedin.com'],
  whatsapp: ['wa.me', 'whatsapp.com'],
}
const social = z.object({
  instagram: webAddress(hosts.instagram).default(''),
  snapchat: webAddress(hosts.snapchat).default(''),
  x: webAddress(hosts.x).default(''),
  tiktok: webAddress(hosts.tiktok).default(''),
  youtube: webAddress(hosts.youtube).default(''),
  facebook: webAddress(hosts.facebook).default(''),
  linkedin: webAddress(hosts.linkedin).default(''),
  whatsapp: webAddress(hosts.whatsapp).default(''),
})

/** What a school says of itself. */
export const schoolProfileInput = z.object({
  name: translatedNameThatIsMailed(120),
  about: translatedOptional(2000),
  phone: phone.nullish(),
  email: email.nullish(),
  website: webAddress().nullish(),
  city: optionalText(80),
  address: optionalText(300),
  /** Degrees, WGS 84. */
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  gender_scope: z.enum(genderScopes).default('mixed'),
  established_year: z.int().min(1900).max(2100).nullish(),
  licence_no: optionalText(60),
  licence_authority: optionalText(120),
  licence_expires_on: day.nullish(),
  commercial_registration_no: optionalText(40),
  tax_no: optionalText(40),
  /** Categories of licences that it teaches, as its country writes them: B, C1. */
  categories: fewOf(
    z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}+ -]{1,12}$/u, 'invalid_format'),
    30,
  ).default([]),
  /** ISO 639-1 codes of the languages of its lessons. */
  languages_taught: fewOf(z.string().regex(/^[a-z]{2}$/, 'invalid_format'), 20).default([]),
  week_start: weekday.default(0),
  weekend_days: fewOf(weekday, 6).default([5, 6]),
  time_zone: z.string().max(60),
  currency: currencyCode,
  default_locale: z.enum(languages),
  logo: picture,
  image: picture,
  brand_colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'invalid_format')
    .nullish(),
  social,
  bank_name: optionalText(80),
  account_holder: optionalText(120),
  /** Spaces are taken out; the check digits must be right. */
  iban: optionalText(50),
})

const schoolProfile = z
  .object({
    id,
    /** Counts the changes of all of it. */
    version: rowVersion,
    name: z.string(),
    /** Names its public page, `/schools/slug`. */
    slug: z.string(),
    names,
    abouts: names,
    ...schoolProfileInput.omit({ name: true, about: true }).shape,
    /** Days until the licence ends, negative once it has. */
    licence_days_left: z.int().nullable(),
    /** From how many days on one should look at it. */
    licence_warning_days: z.int(),
    /** Whether bank details are told to the reader; they are null otherwise. */
    shows_bank: z.boolean(),
    /** Whether there are amounts in the currency, which then stays. */
    keeps_currency: z.boolean(),
    history: z.array(
      z.object({ at: instant, by: z.string().nullable(), action: z.string(), fields: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'SchoolProfile' })

export const getSchoolProfile = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/profile',
  summary: 'What a school says of itself; bank details only for those who may change them',
  access: seen,
  query: z.object({ school_id: idText.optional() }),
  response: schoolProfile,
})

export const getSchoolCurrency = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/currency',
  summary: 'What the money of the school is, for forms that take amounts',
  access: 'session',
  query: z.object({ school_id: idText.optional() }),
  response: z.object({ currency: currencyCode }),
})

export const updateSchoolProfile = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/school/profile',
  summary: 'Change what a school says of itself',
  access: changed,
  body: changeOf(schoolProfileInput).extend({ version: rowVersion, school_id: id.optional() }),
  response: schoolProfile,
  errors: ['stale_version', 'unknown_time_zone', 'invalid_iban', 'currency_in_use'],
})
