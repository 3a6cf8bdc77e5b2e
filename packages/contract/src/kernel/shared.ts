import { z } from 'zod'
import { clockPattern, endPattern } from './time/clock.ts'

export const languages = ['ar', 'en', 'de', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]
/** A text in each language of the product. */
export type Translated = Record<Language, string>

/** A key of a row in a JSON body: 1 to 2147483647. */
export const id = z.int().min(1).max(2_147_483_647)
/** The same in a path or query, where everything is text. */
export const idText = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)

/** How often a record was changed; who sends it says which state they saw. */
export const rowVersion = z.int().min(0).max(2_147_483_647)

export const instant = z.iso.datetime({ offset: true })
export const day = z.iso.date()
/** A time by the clock, `09:00`. */
export const clockTime = z.string().regex(clockPattern, 'invalid_format')
/** One at which something ends, `24:00` at the latest. */
export const endTime = z.string().regex(endPattern, 'invalid_format')
/** The day on which somebody who learns or works was born. */
export const birthDay = day
  .refine((value) => value <= new Date().toISOString().slice(0, 10), 'date_in_future')
  .refine((value) => value >= '1900-01-01', 'date_too_old')

/** A text that may be left out, or sent as null to empty it. */
export const optionalText = (max: number) => z.string().trim().max(max).nullish()

/** A list in a query string: `a,b`, or the parameter repeated. Nothing is the empty list. */
export const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z
    .preprocess(
      (value) => (value === '' ? [] : typeof value === 'string' ? value.split(',') : value),
      z.array(item).max(max),
    )
    .default([])

/** Text with formatting as an editor gives it. The server sanitises it before it is kept. */
export const html = z.string().max(200_000)

export const pageSizes = [10, 25, 50, 100] as const

/** What every list of ours takes. The text is found word by word; see `searchPatterns`. */
export const paging = z.object({
  q: z.string().trim().max(100).optional(),
  page: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number<string | number>().int().min(1).max(100).default(10),
  sort: z
    .string()
    .max(100)
    .regex(/^-?\w+(,-?\w+)*$/)
    .optional(),
})
export type Paging = z.output<typeof paging>

/** `{ data: { result } }`: the answer shape of the staff, role and privilege calls. */
export const result = <T extends z.core.$ZodType>(schema: T) => z.object({ data: z.object({ result: schema }) })

/** `{ data: { result, total } }`: the same for a page of a list. */
export const resultPage = <T extends z.core.$ZodType>(row: T) =>
  z.object({ data: z.object({ result: z.array(row), total: z.int() }) })

/** `{ rows, total }`: a page of a list under /api. */
export const pageOf = <T extends z.core.$ZodType>(row: T) => z.object({ rows: z.array(row), total: z.int() })

export const empty = z.object({})

/** E.164: a plus sign, country code and number, at most 15 digits. */
export const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, 'invalid_phone')
export const username = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}._-]{3,40}$/u, 'invalid_username')
export const email = z.email('invalid_email').max(254)
/** Rules on content (length, common, personal) are the server's; this bounds the work of hashing. */
export const password = z.string().min(1).max(200)

/**
 * What a change takes: any of the fields of an input. Unlike `partial()` it fills in no defaults, so that a field that
 * was not sent is left as it is.
 */
export function changeOf<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
  const fields = Object.entries(input.shape).map(([name, field]) => {
    const plain = field instanceof z.ZodDefault ? field.unwrap() : field
    return [name, z.optional(plain)] as const
  })
  return z.object(Object.fromEntries(fields) as { [K in keyof Shape]: z.ZodOptional<WithoutDefault<Shape[K]>> })
}

type WithoutDefault<Field extends z.core.$ZodType> = Field extends z.ZodDefault<infer Plain> ? Plain : Field

/** Money inside is a whole number of the currency's smallest unit: halalas, cents, fils. */
export const minorUnits = z.int().min(-99_999_999_999).max(99_999_999_999)
/** ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'invalid_format')
