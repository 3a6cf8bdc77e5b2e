import { postCategories } from '@dsms/contract/content/blog/calls'
import type { EditablePost, PostInput, PostStatus } from '@dsms/contract/content/blog/editing'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { personName } from '../../../db/people.ts'
import { countOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { cleanTexts } from '../../../kernel/text/html.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { checkTransition, records } from '../../../kit/records/records.ts'
import { isoOf } from './blog.public.ts'
import { blogPosts } from './blog.table.ts'
import { categoryWords } from './blog.words.ts'

export const postRecords = records(blogPosts, {
  sorts: {
    id: blogPosts.id,
    title: sql`coalesce(nullif(blog_posts.title ->> 'ar', ''), blog_posts.title ->> 'en', '')`,
    status: blogPosts.status,
    updatedAt: blogPosts.updatedAt,
    comments: blogPosts.comments,
  },
  defaultSort: '-id',
})

/** An article as its editors see it; without a key the newest. */
export async function readEditable(actor: Actor, id: number | undefined): Promise<EditablePost> {
  const [row] = await actor.db
    .select({
      post: blogPosts,
      status: sql<PostStatus>`${blogPosts.status}`,
      author: personName,
      avatar: users.avatar,
    })
    .from(blogPosts)
    .innerJoin(users, eq(users.id, blogPosts.authorId))
    .where(
      and(postRecords.mine(actor), isNull(blogPosts.archivedAt), id === undefined ? undefined : eq(blogPosts.id, id)),
    )
    .orderBy(desc(blogPosts.id))
    .limit(1)
  if (!row) throw new AppError('not_found')
  const { post } = row
  return {
    id: post.id,
    avatar: row.avatar ?? '',
    userFullName: row.author,
    createdTime: isoOf(post.createdAt),
    blogTitle: nameIn(post.title, actor.language),
    blogCategories: postCategories
      .filter((key) => post.categories.includes(key))
      .map((value) => ({ value, label: categoryWords[value][actor.language] })),
    slug: post.slug,
    status: row.status,
    excerpt: nameIn(post.excerpts, actor.language),
    featuredImage: post.picture,
    title: whole(post.title),
    content: whole(post.content),
    excerpts: whole(post.excerpts),
    version: post.version,
  }
}

export async function writePost(actor: Actor, { featuredImage, ...input }: PostInput): Promise<EditablePost> {
  await checkSlug(actor, input.slug)
  const content = cleanTexts(input.content)
  const id = await postRecords.insert(actor, { ...input, content, picture: featuredImage, authorId: actor.id })
  return readEditable(actor, id)
}

type Change = { [K in keyof PostInput]?: PostInput[K] | undefined } & { version: number }

export async function changePost(actor: Actor, id: number, { version, featuredImage, content, ...change }: Change) {
  const row = await postRecords.lock(actor, id)
  if (change.slug !== undefined) await checkSlug(actor, change.slug, id)
  await postRecords.update(actor, row, version, {
    ...change,
    ...(content === undefined ? {} : { content: cleanTexts(content) }),
    ...(featuredImage === undefined ? {} : { picture: featuredImage }),
  })
  return readEditable(actor, id)
}

const transitions: Record<PostStatus, PostStatus[]> = {
  Draft: ['Pending', 'Published'],
  Pending: ['Draft', 'Published'],
  Published: ['Draft', 'Pending'],
}

/** Handing in is for editors; what the public sees, or no longer sees, is for those who publish. */
export async function changeStatus(actor: Actor, id: number, status: PostStatus): Promise<EditablePost> {
  const row = await postRecords.lock(actor, id)
  checkTransition(transitions, row.status, status)
  const isPublic = status === 'Published' || row.status === 'Published'
  if (isPublic && !may(actor, 'blog.publish')) throw new AppError('forbidden', { permission: 'blog.publish' })
  await postRecords.update(actor, row, undefined, {
    status,
    // an article that comes back keeps its day
    ...(status === 'Published' && !row.publishedAt ? { publishedAt: sql`now()` } : {}),
  })
  return readEditable(actor, id)
}

export async function archive(actor: Actor, id: number, isUndo: boolean): Promise<void> {
  if (!isUndo) return postRecords.archive(actor, await postRecords.lock(actor, id))
  const back = await actor.db
    .update(blogPosts)
    .set({ archivedAt: null })
    .where(and(postRecords.mine(actor), eq(blogPosts.id, id)))
    .returning({ id: blogPosts.id })
  if (back.length === 0) throw new AppError('not_found')
}

async function checkSlug(actor: Actor, slug: string, besides = 0) {
  const found = await countOf(
    actor.db,
    sql`
      select from blog_posts where tenant = ${actor.tenant} and slug = ${slug} and id <> ${besides} and archived_at is null`,
  )
  if (found > 0) throw fieldError('slug', 'slug_taken')
}

const whole = (texts: Record<string, string>) => ({ ar: '', en: '', de: '', fr: '', pt: '', ...texts })
