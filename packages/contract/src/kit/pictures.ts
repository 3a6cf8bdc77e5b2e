import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'

/** For photos and plans of what a school owns, and for its own logo and picture. */
export const keepAreaPicture = endpoint({
  method: 'POST',
  path: '/api/school/pictures',
  tag: 'school-pictures',
  summary: 'Keep a PNG, JPEG or WebP picture of something a school owns; answers its address',
  access: {
    school: [
      'class_rooms.create',
      'class_rooms.edit',
      'circuits.create',
      'circuits.edit',
      'trainers.create',
      'trainers.edit',
      'settings.edit',
    ],
    platform: ['schools.create', 'schools.edit'],
  },
  bodyLimit: 3_000_000,
  body: z.object({ content: z.base64().max(2_800_000) }),
  response: z.object({ address: z.string() }),
  errors: ['not_an_image', 'body_too_large', 'plan_limit'],
})
