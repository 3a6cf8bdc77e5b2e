import { listPublicTestimonials, testimonials, uploadTestimonialPhoto } from '@dsms/contract/content/testimonials/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const { calls } = testimonials
const change = (person: TestPerson, id: number, status: string) =>
  send(person.token, calls.changeStatus, { params: { id }, body: { status } })

async function slugOf(schoolId: number): Promise<string> {
  const [row] = await query<{ slug: string }>(sql`select slug from schools where id = ${schoolId}`)
  return row?.slug as string
}
const shown = async (school?: string, lang: 'ar' | 'en' | 'de' = 'en') =>
  (await callAs(undefined, listPublicTestimonials, { query: { lang, ...(school ? { school } : {}) } })).body

describe('testimonials', () => {
  it('are published by those who may publish', async () => {
    const head = await makeSchoolAdmin()
    const { id } = await makeRecord('testimonials', head)
    const editor = await makePerson({
      schoolId: head.schoolId,
      permissions: ['reviews_testimonials.view', 'reviews_testimonials.status'],
    })
    expect(refusal(await change(editor, id, 'published'))).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await change(head, id, 'published')).body).toMatchObject({ published_on: expect.any(String) })
    expect((await change(editor, id, 'hidden')).status, 'hiding needs no more than the status').toBe(200)
  })

  it('are shown to everybody while they are published, the featured first, in the reader’s language or another', async () => {
    const head = await makeSchoolAdmin()
    const slug = await slugOf(head.schoolId)
    const plain = await makeRecord('testimonials', head, { text: { ar: 'بالعربية فقط' }, place: 1 })
    const featured = await makeRecord('testimonials', head, { featured: true, place: 2 })
    expect(await shown(slug)).toEqual([])
    await change(head, plain.id, 'published')
    await change(head, featured.id, 'published')
    expect((await shown(slug)).map(({ id }) => id)).toEqual([featured.id, plain.id])
    expect((await shown(slug, 'de'))[1]?.text).toBe('بالعربية فقط')
    expect((await shown(slug, 'ar'))[0]?.name).not.toBe((await shown(slug, 'en'))[0]?.name)
    await change(head, featured.id, 'hidden')
    expect((await shown(slug)).map(({ id }) => id)).toEqual([plain.id])
    await send(head.token, calls.archive, { params: { id: plain.id } })
    expect(await shown(slug)).toEqual([])
    expect(
      (await shown()).map(({ id }) => id),
      'a school’s are not the platform’s',
    ).not.toContain(plain.id)
    expect((await send(undefined, listPublicTestimonials, { query: { school: 'no-such-school' } })).status).toBe(404)
  })

  it('are the platform’s own beside those of schools, which it visits by naming one', async () => {
    const [platform, head] = [await makeSuperAdmin(), await makeSchoolAdmin()]
    const own = await makeRecord('testimonials', platform)
    const theirs = await makeRecord('testimonials', head)
    const ids = async (wishes: object) =>
      (
        await callAs(platform.token, calls.list, { query: { perPage: 100, sort: '-id', ...wishes } as never })
      ).body.rows.map(({ id }) => id)
    expect(await ids({})).toContain(own.id)
    expect(await ids({})).not.toContain(theirs.id)
    expect(await ids({ school_id: head.schoolId })).toEqual([theirs.id])
    const other = await makeSchoolAdmin()
    const foreign = await send(other.token, calls.list, { query: { school_id: head.schoolId } })
    expect(foreign.status).toBe(404)
    await change(platform, own.id, 'published')
    expect((await shown()).map(({ id }) => id)).toContain(own.id)
  })

  it('take pictures of their own and safe addresses alone', async () => {
    const head = await makeSchoolAdmin()
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { photo } = (await callAs(head.token, uploadTestimonialPhoto, { body: { content: png } })).body
    const { id, version } = await makeRecord('testimonials', head, { photo })
    const wrong = await send(head.token, calls.update, {
      params: { id },
      body: { version, photo: 'https://example.org/x.png', video_url: 'http://example.org' },
    })
    expect(refusal(wrong)).toEqual(wrongFields({ photo: 'invalid_format', video_url: 'invalid_web_address' }))
    expect(refusal(await send(head.token, uploadTestimonialPhoto, { body: { content: 'AAAA' } }))).toEqual(
      wrongFields({ content: 'not_an_image' }),
    )
  })
})
