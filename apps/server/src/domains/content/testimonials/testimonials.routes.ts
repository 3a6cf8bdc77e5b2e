import {
  testimonials as area,
  listPublicTestimonials,
  uploadTestimonialPhoto,
} from '@dsms/contract/content/testimonials/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import { type Actor, may } from '../../../kernel/actor.ts'
import { keepAvatar } from '../../../kernel/files/pictures/avatars.ts'
import { spokenIn } from '../../../kernel/http/language.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { readPublished, shownTenant } from './testimonials.data.ts'
import { testimonials } from './testimonials.table.ts'

/** To be shown to everybody needs more than the right to change a status. */
function checkPublisher(actor: Actor) {
  const permission = actor.scope === 'platform' ? 'testimonials.publish' : 'reviews_testimonials.publish'
  if (!may(actor, permission)) throw new AppError('forbidden', { permission })
}

export function testimonialRoutes(app: App) {
  serveArea(app, area, testimonials, {
    sorts: { place: testimonials.place, given_on: testimonials.givenOn, featured: testimonials.featured },
    defaultSort: ['place', 'name'],
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
    filters: ({ featured }) => [featured === undefined ? undefined : eq(testimonials.featured, featured)],
    beforeStatus: (actor, _, { status }) => {
      if (status !== 'published') return undefined
      checkPublisher(actor)
      return { publishedOn: sql`coalesce(published_on, current_date)` }
    },
  })
  serve(app, uploadTestimonialPhoto, ({ body }) => async () => ({
    photo: (await keepAvatar(app, body.content)).avatar,
  }))
  servePublic(
    app,
    listPublicTestimonials,
    ({ query, ...http }) => {
      const language = spokenIn(app.env, query.lang, http)
      return asSystem(app.database, ({ db }) => readPublished(db, language, query.school), { isRead: true })
    },
    async ({ query, ...http }) => {
      const language = spokenIn(app.env, query.lang, http)
      const { school } = query
      const tenant = school === undefined ? 0 : await app.kept.look((db) => shownTenant(db, school))
      return { key: `${tenant} ${language}`, version: await app.kept.versionOf(['testimonials'], tenant) }
    },
  )
}
