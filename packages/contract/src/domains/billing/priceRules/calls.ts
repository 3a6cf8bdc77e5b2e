import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, day, id, idText, minorUnits } from '../../../kernel/shared.ts'
import { clockPattern, endPattern } from '../../../kernel/time/clock.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'

const time = z.string().regex(clockPattern, 'invalid_format')
const endTime = z.string().regex(endPattern, 'invalid_format')
const weekday = z.int().min(1).max(7)

/**
 * What lessons of a type cost under some conditions, other than the type says. Of several rules the one with most conditions
 * holds, then the newest. What a seat costs is fixed when it is given.
 */
export const priceRules = areaEndpoints({
  path: '/api/school/price-rules',
  tag: 'price-rules',
  one: 'a price rule',
  many: 'price rules',
  access: ownedBySchool('packages_prices'),
  inSchool: true,
  statuses: { active: ['inactive'], inactive: ['active'] },
  row: {
    lesson_type_id: id,
    lesson_type: z.string(),
    branch_id: id.nullable(),
    branch: z.string().nullable(),
    trainer_id: id.nullable(),
    trainer: z.string().nullable(),
    /** ISO: Monday is 1, Sunday is 7. */
    weekdays: z.array(weekday).nullable(),
    from_time: z.string().nullable(),
    to_time: z.string().nullable(),
    from_on: day.nullable(),
    until_on: day.nullable(),
    /** Of the usual minutes of the type, tax included. */
    price_minor: z.int(),
    currency: currencyCode,
    minutes: z.int(),
    /** What the type itself says. */
    usual_minor: z.int().nullable(),
  },
  more: { names },
  input: z.object({
    name: translatedInput(80),
    lesson_type_id: id,
    branch_id: id.nullish(),
    trainer_id: id.nullish(),
    weekdays: z.array(weekday).max(7).nullish(),
    /** Lessons that begin in this time of the day. */
    from_time: time.nullish(),
    to_time: endTime.nullish(),
    from_on: day.nullish(),
    until_on: day.nullish(),
    price_minor: minorUnits.min(0),
  }),
  filter: { lesson_type_id: idText.optional(), branch_id: idText.optional() },
  sheet: ['name_ar', 'name_en', 'lesson_type', 'branch', 'from_time', 'to_time', 'from_on', 'until_on', 'price_minor'],
  errors: ['unknown_choice', 'end_before_start'],
})

export const previewLessonPrice = endpoint({
  tag: priceRules.tag,
  inSchool: true,
  method: 'GET',
  path: '/api/school/lesson-price',
  summary: 'What a lesson would cost, and by which rule',
  access: { school: 'packages_prices.view', platform: 'schools.view' },
  query: z.object({
    lesson_type_id: idText,
    branch_id: idText.optional(),
    trainer_id: idText.optional(),
    /** By the clock where the school is. */
    day,
    time: time.default('12:00'),
    /** Those of the type unless said. */
    minutes: z.coerce.number<string | number>().int().min(1).max(720).optional(),
    school_id: idText.optional(),
  }),
  response: z.object({
    /** Null where the type has no price. */
    price_minor: z.int().nullable(),
    currency: currencyCode,
    minutes: z.int(),
    usual_minor: z.int().nullable(),
    /** Null where the type itself decides. */
    rule: z.object({ id, name: z.string() }).nullable(),
  }),
  errors: ['unknown_choice'],
})
