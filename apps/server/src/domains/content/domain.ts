import type { Domain } from '../../kernel/domain.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import { blogRoutes } from './blog/blog.routes.ts'
import { seedBlog } from './blog/demo/blog.ts'
import { seedHelp } from './help/demo/help.ts'
import { helpRoutes } from './help/help.routes.ts'
import { weeklyDigest } from './newsletter/digest.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { pricingRoutes } from './pricing/pricing.routes.ts'
import { seedTestimonials } from './testimonials/demo/testimonials.ts'
import { reviewRoutes } from './testimonials/reviews.routes.ts'
import { testimonialRoutes } from './testimonials/testimonials.routes.ts'

export const content: Domain = {
  routes: [
    blogRoutes,
    reviewRoutes,
    testimonialRoutes,
    helpRoutes,
    pricingRoutes,
    newsletterRoutes,
    (app) => app.due.add(weeklyDigest(app.mailer)),
  ],
  demo: [
    (db) => seedHelp(db),
    (db, { people }) => seedBlog(db, people),
    (db, { schoolId }) => seedTestimonials(db, schoolId),
  ],
}

personErased.on(forgetBy('forget_in_content'))
