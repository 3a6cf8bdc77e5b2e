import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id } from '../../../kernel/shared.ts'
import { names, spokenIn, translatedInput, translatedOptional } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedByBoth } from '../../../kit/areas.ts'

const https = (max: number) => z.url({ protocol: /^https$/, error: 'invalid_web_address' }).max(max)
const photo = z
  .string()
  .max(200)
  .regex(/^\/files\/[a-f0-9]{64}\.(png|jpg|webp)$/, 'invalid_format')

/** Words of praise that the platform or a school chose to show. */
export const testimonials = areaEndpoints({
  path: '/api/testimonials',
  tag: 'testimonials',
  one: 'a testimonial',
  many: 'testimonials',
  access: ownedByBoth('testimonials', 'reviews_testimonials'),
  inSchool: false,
  mayVisit: true,
  statuses: { draft: ['published'], published: ['hidden'], hidden: ['published'] },
  row: {
    designation: z.string(),
    text: z.string(),
    photo: z.string().nullable(),
    licence: z.string().nullable(),
    featured: z.boolean(),
    place: z.int(),
    given_on: day.nullable(),
    published_on: day.nullable(),
    source_review_id: id.nullable(),
  },
  more: { names, designations: names, texts: names, video_url: z.string().nullable() },
  input: z.object({
    name: translatedInput(80),
    designation: translatedOptional(80).default({ ar: '', en: '', de: '', fr: '', pt: '' }),
    text: translatedInput(1000),
    photo: photo.nullish(),
    licence: z.string().trim().max(80).nullish(),
    video_url: https(300).nullish(),
    featured: z.boolean().default(false),
    place: z.int().min(0).max(100_000).default(0),
    given_on: day.nullish(),
  }),
  filter: { featured: z.stringbool().optional() },
  sheet: [
    'name_ar',
    'name_en',
    'designation_ar',
    'designation_en',
    'text_ar',
    'text_en',
    'licence',
    'video_url',
    'featured',
    'place',
    'given_on',
  ],
})

export const uploadTestimonialPhoto = endpoint({
  method: 'POST',
  path: '/api/testimonials/photos',
  tag: 'testimonials',
  summary: 'Keep a picture of a person; answers its address',
  access: {
    platform: ['testimonials.create', 'testimonials.edit'],
    school: ['reviews_testimonials.create', 'reviews_testimonials.edit'],
  },
  bodyLimit: 3_000_000,
  status: 201,
  body: z.object({ content: z.base64().min(4).max(2_900_000) }),
  response: z.object({ photo: z.string() }),
  errors: ['not_an_image', 'body_too_large'],
})

const shownTestimonial = z
  .object({
    id,
    name: z.string(),
    designation: z.string(),
    text: z.string(),
    photo: z.string().nullable(),
    licence: z.string().nullable(),
    video_url: z.string().nullable(),
    featured: z.boolean(),
  })
  .meta({ id: 'ShownTestimonial' })
export type ShownTestimonial = z.infer<typeof shownTestimonial>

export const listPublicTestimonials = endpoint({
  method: 'GET',
  path: '/api/public/testimonials',
  tag: 'testimonials',
  summary: 'What is published by the platform, or by a school that the address names; featured ones first, at most 24',
  access: 'public',
  query: z.object({
    ...spokenIn,
    school: z
      .string()
      .regex(/^[a-z0-9-]{3,63}$/, 'invalid_slug')
      .optional(),
  }),
  response: z.array(shownTestimonial),
})
