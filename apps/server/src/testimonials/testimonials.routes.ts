import { AppError } from '@dsms/contract/errors'
import { testimonials as area, listPublicTestimonials, uploadTestimonialPhoto } from '@dsms/contract/testimonials'
import { eq, sql } from 'drizzle-orm'
import { type Actor, may } from '../actor.ts'
import { nameSql, paged, wireColumns } from '../areas/area.columns.ts'
import type { AreaRules } from '../areas/area.ts'
import { serveArea } from '../areas/serveArea.ts'
import { testimonials } from '../db/schema/testimonials.ts'
import { asSystem } from '../db/transaction.ts'
import { spokenIn } from '../http/language.ts'
import { keepAvatar } from '../me/avatars.ts'
import { serve, servePublic } from '../serve.ts'
import type { App } from '../services.ts'
import { readPublished } from './testimonials.data.ts'

const rules: AreaRules<typeof area, typeof testimonials> = {
  area,
  table: testimonials,
  sorts: { place: testimonials.place, given_on: testimonials.givenOn, featured: testimonials.featured },
  defaultSort: 'place,name',
  rows: ({ db, language }, page) =>
    paged(
      db
        .select({
          ...wireColumns(testimonials, language),
          designation: nameSql(testimonials.designation, language),
          designations: testimonials.designation,
          text: nameSql(testimonials.text, language),
          texts: testimonials.text,
        })
        .from(testimonials)
        .$dynamic(),
      page,
    ),
  narrow: ({ featured }) => [featured === undefined ? undefined : eq(testimonials.featured, featured)],
  statusChanging: (actor, _, to) => {
    if (to !== 'published') return undefined
    checkPublisher(actor)
    return { publishedOn: sql`coalesce(published_on, current_date)` }
  },
}

/** To be shown to everybody needs more than the right to change a status. */
function checkPublisher(actor: Actor) {
  const permission = actor.scope === 'platform' ? 'testimonials.publish' : 'reviews_testimonials.publish'
  if (!may(actor, permission)) throw new AppError('forbidden', { permission })
}

export function testimonialRoutes(app: App) {
  serveArea(app, rules)
  serve(app, uploadTestimonialPhoto, ({ body }) => async () => ({
    photo: (await keepAvatar(app, body.content)).avatar,
  }))
  servePublic(app, listPublicTestimonials, ({ query, ...http }) => {
    const language = spokenIn(app.env, query.lang, http)
    return asSystem(app.database, ({ db }) => readPublished(db, language, query.school), { isRead: true })
  })
}
