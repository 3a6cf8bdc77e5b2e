import { testimonials } from '@dsms/contract/content/testimonials/calls'
import * as c from '@dsms/contract/content/testimonials/reviews'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

let head: TestPerson & { schoolId: number }
beforeAll(async () => {
  head = await makeSchoolAdmin()
})

async function makeReview(changes: { rating?: number; consent?: boolean; status?: string; text?: string } = {}) {
  const { rating = 5, consent = true, status = 'pending', text = 'مدربة صبورة' } = changes
  const [row] = await query<{ id: number }>(sql`
    insert into reviews (tenant, rating, text, person, target_kind, target, consent_public, status)
    values (${head.schoolId}, ${rating}, ${text}, 'ليلى', 'school', 'المدرسة', ${consent}, ${status}) returning id`)
  return row?.id as number
}
const change = (id: number, status: string, reason?: string, person: TestPerson = head) =>
  send(person.token, c.changeReviewStatus, { params: { id }, body: { status, reason } })
const list = async (wishes: object = {}) =>
  (await callAs(head.token, c.listModeratedReviews, { query: { perPage: 100, ...wishes } })).body

describe('moderation of reviews', () => {
  it('publishes what its author agreed to, and nothing else', async () => {
    const id = await makeReview()
    expect((await change(id, 'published')).body).toMatchObject({ id, status: 'published' })
    const quiet = await makeReview({ consent: false })
    expect(refusal(await change(quiet, 'published'))).toMatchObject({ status: 409, code: 'consent_missing' })
    await expect(query(sql`update reviews set status = 'published' where id = ${quiet}`)).rejects.toThrow()
  })

  it('rejects and hides with a reason, by its table', async () => {
    const id = await makeReview()
    expect(refusal(await change(id, 'rejected'))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await change(id, 'rejected', 'an advertisement')).body).toMatchObject({ status_reason: 'an advertisement' })
    expect(refusal(await change(id, 'hidden', 'x'))).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect((await change(id, 'published')).status).toBe(200)
    expect(refusal(await change(id, 'hidden'))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await change(id, 'hidden', 'names a person')).status).toBe(200)
  })

  it('counts what is published alone, in the figures and in the founding list', async () => {
    head = await makeSchoolAdmin()
    for (const rating of [5, 5, 4, 2]) await change(await makeReview({ rating }), 'published')
    await makeReview({ rating: 1 })
    const hidden = await makeReview({ rating: 1, status: 'published' })
    await change(hidden, 'hidden', 'x')
    const figures = (await callAs(head.token, c.getReviewFigures, { query: {} })).body
    expect(figures).toEqual({ average: 4, published: 4, pending: 1, ratings: [0, 1, 0, 1, 2] })
    const founding = (await callAs(head.token, c.listReviews, { body: {} })).body.data
    expect(founding).toMatchObject({ total: 4, average: 4 })
  })

  it('is listed by status, stars and words', async () => {
    head = await makeSchoolAdmin()
    const id = await makeReview({ rating: 3, text: 'المواعيد دقيقة' })
    await makeReview({ rating: 4 })
    for (const wishes of [{ rating: 3 }, { q: 'المواعيد دقيقه' }, { status: 'pending', rating: 3 }])
      expect((await list(wishes)).rows.map((row) => row.id)).toEqual([id])
    expect((await list({ status: 'published' })).total).toBe(0)
  })

  it('is answered by the school, and the answer is taken away again', async () => {
    const id = await makeReview()
    const reply = (text: string, person: TestPerson = head) =>
      send(person.token, c.replyToReview, { params: { id }, body: { text } })
    expect((await reply('شكرًا لك')).body).toMatchObject({ reply: 'شكرًا لك', replied_at: expect.any(String) })
    expect((await reply('')).body).toMatchObject({ reply: null, replied_at: null })
    const reader = await makePerson({ schoolId: head.schoolId, permissions: ['reviews_testimonials.view'] })
    expect((await reply('x', reader)).status).toBe(403)
    expect((await change(id, 'published', undefined, reader)).status).toBe(403)
  })

  it('is not done to what is another school’s; the platform names the school', async () => {
    const id = await makeReview()
    const stranger = await makeSchoolAdmin()
    expect((await change(id, 'published', undefined, stranger)).status).toBe(404)
    const platform = await makeSuperAdmin()
    expect(refusal(await change(id, 'published', undefined, platform))).toEqual(wrongFields({ school_id: 'required' }))
    const body = { status: 'published', school_id: head.schoolId }
    expect((await send(platform.token, c.changeReviewStatus, { params: { id }, body })).status).toBe(200)
    const publisher = await makePerson({ permissions: ['reviews_moderation.view', 'reviews_moderation.publish'] })
    const hide = { ...body, status: 'hidden', reason: 'x' }
    expect((await send(publisher.token, c.changeReviewStatus, { params: { id }, body: hide })).status).toBe(403)
  })

  it('makes a draft testimonial of a review in one press, and only one', async () => {
    const id = await makeReview({ text: 'أنصح بها' })
    const make = (of: number) => send(head.token, c.makeTestimonialOfReview, { params: { id: of }, body: {} })
    const first = (await make(id)).body as { testimonial_id: number }
    expect((await make(id)).body).toEqual(first)
    const made = await callAs(head.token, testimonials.calls.get, { params: { id: first.testimonial_id }, query: {} })
    expect(made.body).toMatchObject({ name: 'ليلى', text: 'أنصح بها', status: 'draft', source_review_id: id })
    expect((await list()).rows.find((row) => row.id === id)?.testimonial_id).toBe(first.testimonial_id)
    expect(refusal(await make(await makeReview({ consent: false }))).code).toBe('consent_missing')
    expect(refusal(await make(await makeReview({ text: '' })))).toEqual(wrongFields({ text: 'required' }))
  })
})

describe('an own review', () => {
  const write = (person: TestPerson, changes: object = {}) =>
    send(person.token, c.writeOwnReview, {
      body: { rating: 5, text: 'ممتازة', language: 'ar', consent_public: true, ...changes },
    })

  it('waits, and waits again when its author says it anew', async () => {
    const student = await makePerson({ schoolId: head.schoolId, kind: 'student', firstName: 'Mona', lastName: 'Saleh' })
    const { id } = (await write(student)).body as { id: number }
    await change(id, 'published')
    expect((await write(student, { rating: 2 })).body).toEqual({ id, status: 'pending' })
    expect((await list({ status: 'pending' })).rows.find((row) => row.id === id)).toMatchObject({
      rating: 2,
      person: 'Mona Saleh',
      status: 'pending',
    })
    await write(student, { is_anonymous: true })
    expect((await list()).rows.find((row) => row.id === id)?.person).toBe('طالب')
  })

  it('is for students', async () => {
    expect(refusal(await write(head))).toMatchObject({ status: 403, code: 'not_verified' })
    expect(refusal(await write(await makeSuperAdmin()))).toMatchObject({ status: 403, code: 'not_verified' })
  })
})
