import {
  type ModeratedReview,
  type ReviewStatus,
  reviewReasons,
  reviewStatuses,
  type writeOwnReview,
} from '@dsms/contract/content/testimonials/reviews'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { lockReview, readModerated } from './moderation.data.ts'
import { reviews } from './reviews.table.ts'
import { testimonials } from './testimonials.table.ts'

export async function changeReviewStatus(
  actor: Actor,
  id: number,
  to: ReviewStatus,
  reason: string | undefined,
): Promise<ModeratedReview> {
  const row = await lockReview(actor, id)
  // the platform gives the right to publish and the right to hide apart
  const permission = to === 'hidden' ? 'reviews_moderation.hide' : 'reviews_moderation.publish'
  if (actor.scope === 'platform' && !may(actor, permission)) throw new AppError('forbidden', { permission })
  checkTransition(reviewStatuses, row.status, to)
  if (reviewReasons.includes(to) && !reason) throw fieldError('reason', 'reason_required')
  if (to === 'published' && !row.consentPublic) throw new AppError('consent_missing')
  await actor.db
    .update(reviews)
    .set({ status: to, statusReason: reason ?? null })
    .where(eq(reviews.id, id))
  return readModerated(actor, id)
}

export async function replyToReview(actor: Actor, id: number, text: string): Promise<ModeratedReview> {
  await lockReview(actor, id)
  await actor.db
    .update(reviews)
    .set({ reply: text || null, repliedAt: text ? sql`now()` : null })
    .where(eq(reviews.id, id))
  return readModerated(actor, id)
}

/** A draft in the words of the review; pressed twice there is still one. */
export async function makeTestimonial(actor: Actor, id: number): Promise<number> {
  const row = await lockReview(actor, id)
  if (!row.consentPublic) throw new AppError('consent_missing')
  const [known] = await actor.db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(
      and(eq(testimonials.tenant, actor.tenant), eq(testimonials.sourceReviewId, id), isNull(testimonials.archivedAt)),
    )
  if (known) return known.id
  if (!row.text) throw fieldError('text', 'required')
  const [made] = await actor.db
    .insert(testimonials)
    .values({
      tenant: actor.tenant,
      name: { [row.language]: row.person },
      text: { [row.language]: row.text },
      sourceReviewId: id,
      givenOn: row.createdAt.slice(0, 10),
      status: 'draft',
    })
    .returning({ id: testimonials.id })
  if (!made) throw new AppError('internal')
  return made.id
}

const keptRow = z.object({ id: z.int(), status: z.enum(keysOf(reviewStatuses)) })

/** Students alone say how their school is. Whatever an author says again waits to be looked at again. */
export async function writeOwn(
  actor: Actor,
  input: Input<typeof writeOwnReview>['body'],
): Promise<Answer<typeof writeOwnReview>> {
  const kept = await firstRow(
    actor.db,
    keptRow,
    sql`
      insert into reviews (tenant, author_id, person, target_kind, target, rating, text, language, consent_public, status)
      select u.tenant, u.id, ${input.is_anonymous ? anonymous[input.language] : actor.name}, 'school',
             text_in(c.name, ${input.language}),
             ${input.rating}, ${input.text}, ${input.language}, ${input.consent_public}, 'pending'
        from users u join schools c on c.id = u.school_id
       where u.id = ${actor.id} and u.kind = 'student' and u.status = 'active'
      on conflict (tenant, author_id, target_kind) where author_id is not null and target_kind = 'school'
      do update set rating = excluded.rating, text = excluded.text, person = excluded.person, language = excluded.language,
                    consent_public = excluded.consent_public, status = 'pending', status_reason = null
      returning id, status`,
  )
  if (!kept) throw new AppError('not_verified')
  return kept
}

const anonymous = {
  ar: 'طالب',
  en: 'A student',
  de: 'Eine Fahrschülerin oder ein Fahrschüler',
  fr: 'Un élève',
  pt: 'Um aluno',
}
