import { testimonials } from '@dsms/contract/content/testimonials/calls'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { webArea } from '../../../kit/areas/area.ts'

/** The platform's own, or those of a school, which platform people visit. */
export const testimonialsOf = (scope: Scope) =>
  webArea(testimonials, {
    link: scope === 'platform' ? '/platform/testimonials' : '/school/testimonials',
    scope,
    words: 'testimonials',
  })
