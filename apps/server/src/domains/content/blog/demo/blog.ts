import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { random } from '../../../../kernel/demo/random.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { cleanHtml } from '../../../../kernel/text/html.ts'
import { imageOf } from '../../../shop/public.ts'
import { blogBookmarks, blogComments, blogPosts } from '../blog.table.ts'
import { exams } from './exams.ts'
import { safety } from './safety.ts'
import { theory } from './theory.ts'
import { tips } from './tips.ts'
import type { DemoComment, DemoPost } from './types.ts'
import { draft, pending } from './unpublished.ts'
import { vehicles } from './vehicles.ts'

/** Newest last: two categories in a row never speak of the same thing. */
const published = [0, 1].flatMap((nth) =>
  [tips, theory, vehicles, exams, safety].map((posts) => posts[nth] as DemoPost),
)

/** The blog: ten articles of the past ten weeks with what readers said, one handed in and one begun. */
export async function seedBlog(db: Db, people: DemoPerson[]): Promise<void> {
  const admin = people.find(({ role }) => role === 'superadmin')
  if (!admin) throw new Error('the demo accounts are not there')
  const choose = random(20_261_100)
  const authors = [admin, ...admin.colleagues.slice(0, 4)]
  const author = (place: number) => authors[place % authors.length]?.id as number
  for (const [place, post] of published.entries()) {
    const daysAgo = (published.length - place) * 7 - 4
    const id = await insertPost(db, post, { authorId: author(place), status: 'Published', daysAgo })
    const writers = admin.colleagues.filter((one) => one.id !== author(place))
    await insertComments(db, post.comments ?? [], { id, daysAgo, writer: () => choose.oneOf(writers) })
    const readers = people.filter(() => choose.chance(0.6))
    if (readers.length > 0) {
      await db.insert(blogBookmarks).values(readers.map((reader) => ({ userId: reader.id, tenant: 0, postId: id })))
    }
  }
  await insertPost(db, pending, { authorId: author(1), status: 'Pending', daysAgo: 1 })
  await insertPost(db, draft, { authorId: author(0), status: 'Draft', daysAgo: 0 })
}

const ago = (days: number) => sql`now() - ${days} * interval '1 day'`

async function insertPost(
  db: Db,
  { slug, categories, picture, title, excerpt, content }: DemoPost,
  { authorId, status, daysAgo }: { authorId: number; status: 'Published' | 'Pending' | 'Draft'; daysAgo: number },
): Promise<number> {
  const [row] = await db
    .insert(blogPosts)
    .values({
      tenant: 0,
      authorId,
      slug,
      categories,
      title,
      excerpts: excerpt,
      content: Object.fromEntries(Object.entries(content).map(([language, html]) => [language, cleanHtml(html).html])),
      picture: imageOf(...picture),
      status,
      createdAt: ago(daysAgo + 1),
      publishedAt: status === 'Published' ? ago(daysAgo) : null,
    })
    .returning({ id: blogPosts.id })
  return row?.id as number
}

interface Place {
  /** The article. */
  id: number
  daysAgo: number
  writer: () => { id: number; fullName: string }
  parentId?: number
}

async function insertComments(db: Db, comments: DemoComment[], place: Place): Promise<void> {
  for (const [nth, { from, text, isWaiting, replies }] of comments.entries()) {
    const [name, email = '', website = ''] = from ?? []
    const writer = from ? undefined : place.writer()
    // half a day between one and the next, so that they stand in the order in which they were said
    const age = Math.max(0.1, place.daysAgo - 0.5 * (nth + 1))
    const [row] = await db
      .insert(blogComments)
      .values({
        tenant: 0,
        postId: place.id,
        parentId: place.parentId ?? null,
        userId: writer?.id ?? null,
        name: name ?? writer?.fullName ?? '',
        email,
        website,
        text,
        status: isWaiting ? 'pending' : 'approved',
        createdAt: ago(age),
      })
      .returning({ id: blogComments.id })
    await insertComments(db, replies ?? [], { ...place, daysAgo: age, parentId: row?.id as number })
  }
}
