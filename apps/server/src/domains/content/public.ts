/** What other domains, further right in the order, may use of this one. */
export { newsletterSubscribers } from './newsletter/newsletter.table.ts'
export { reviews } from './testimonials/reviews.table.ts'
