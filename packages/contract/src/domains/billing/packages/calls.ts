import { z } from 'zod'
import { currencyCode, id, idText, minorUnits } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { taxCodes } from '../taxRates/codes.ts'
import { packageItem, packageItemInput, partsDue } from './items.ts'

/** What a school sells at one price: lessons, exam fees, material. Who bought one keeps it as it was. */
export const packages = areaEndpoints({
  path: '/api/school/packages',
  tag: 'packages',
  one: 'a package',
  many: 'packages',
  access: ownedBySchool('packages_prices'),
  inSchool: true,
  statuses: { draft: ['active'], active: ['retired'], retired: ['active'] },
  row: {
    course_id: id.nullable(),
    course: z.string().nullable(),
    /** Tax included. */
    price_minor: z.int(),
    currency: currencyCode,
    tax_code: z.enum(taxCodes),
    items: z.array(packageItem),
    validity_days: z.int().nullable(),
    visibility: z.enum(['public', 'staff']),
    transferable: z.boolean(),
    parts: z.int(),
    parts_due: z.enum(partsDue),
    part_every: z.int(),
    /** Sales of it that are in use. */
    sold: z.int(),
  },
  more: { names },
  input: z.object({
    name: translatedInput(80),
    /** For this course alone; for all unless said. */
    course_id: id.nullish(),
    price_minor: minorUnits.min(1),
    tax_code: z.enum(taxCodes).default('S'),
    /** None for a course at one price, whose lessons nobody counts. */
    items: z.array(packageItemInput).max(20).default([]),
    /** Counted from the day of the sale on; without end unless said. */
    validity_days: z.int().min(1).max(3_660).nullish(),
    /** Whether students see and buy it, or the office alone sells it. */
    visibility: z.enum(['public', 'staff']).default('public'),
    transferable: z.boolean().default(false),
    /** Instalments. */
    parts: z.int().min(1).max(24).default(1),
    parts_due: z.enum(partsDue).default('months'),
    /** Months, or lessons, between one part and the next. */
    part_every: z.int().min(1).max(60).default(1),
  }),
  filter: {
    course_id: idText.optional(),
    visibility: z.enum(['public', 'staff']).optional(),
  },
  sheet: [
    'name_ar',
    'name_en',
    'course',
    'price_minor',
    'tax_code',
    'validity_days',
    'visibility',
    'transferable',
    'parts',
    'parts_due',
    'part_every',
  ],
  errors: ['unknown_choice'],
})
