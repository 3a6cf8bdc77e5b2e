import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, empty, idText, instant, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'
import { translated, translatedInput, translatedOptional } from '../../../kernel/translated.ts'
import { blogComment, postCategories } from './calls.ts'

export const postStatuses = ['Published', 'Pending', 'Draft'] as const
export type PostStatus = (typeof postStatuses)[number]
export const commentStatuses = ['pending', 'approved', 'hidden'] as const
export type CommentStatus = (typeof commentStatuses)[number]

const category = z.enum(postCategories)
const slug = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'invalid_slug')
  .max(80)
/** A picture that the server keeps or draws. */
const picture = z
  .string()
  .regex(/^\/(files|api\/shop\/images)\/[\w.-]+$/, 'invalid_format')
  .max(200)

const of = { tag: 'blog' } as const

const editable = z
  .object({
    avatar: z.string(),
    userFullName: z.string(),
    createdTime: z.string(),
    blogTitle: z.string(),
    blogCategories: z.array(z.object({ value: category, label: z.string() })),
    slug: z.string(),
    status: z.enum(postStatuses),
    /** HTML in the language of the answer. */
    excerpt: z.string(),
    featuredImage: z.string(),
    id: z.int(),
    title: translated,
    content: translated,
    excerpts: translated,
    version: rowVersion,
  })
  .meta({ id: 'EditablePost' })
export type EditablePost = z.infer<typeof editable>

export const getBlogEdit = endpoint({
  ...of,
  method: 'GET',
  path: '/blog/list/data/edit',
  summary: 'An article as its editors see it, whatever its status; without `id` the newest',
  access: { platform: 'blog.edit' },
  query: z.object({ id: idText.optional() }),
  response: editable,
  errors: ['not_found'],
})

export const postInput = z.object({
  title: translatedInput(160),
  /** HTML; what is kept is sanitised. */
  content: translatedInput(60_000),
  excerpts: translatedOptional(500).default({ ar: '', en: '', de: '', fr: '', pt: '' }),
  slug,
  categories: z.array(category).min(1).max(5),
  featuredImage: picture,
})
export type PostInput = z.output<typeof postInput>

const managed = z
  .object({
    id: z.int(),
    title: z.string(),
    userFullName: z.string(),
    status: z.enum(postStatuses),
    slug: z.string(),
    tags: z.array(z.string()),
    comments: z.int(),
    /** Comments that wait for somebody to read them. */
    waiting: z.int(),
    updatedAt: instant,
    version: rowVersion,
  })
  .meta({ id: 'ManagedPost' })
export type ManagedPost = z.infer<typeof managed>

export const listManagedPosts = endpoint({
  ...of,
  method: 'GET',
  path: '/api/blog/manage',
  summary: 'Articles of every status',
  access: { platform: 'blog.view' },
  query: paging.extend({ status: z.enum(postStatuses).optional(), category: category.optional() }),
  response: pageOf(managed),
})

export const createPost = endpoint({
  ...of,
  method: 'POST',
  path: '/api/blog/posts',
  summary: 'Write an article, as a draft',
  access: { platform: 'blog.create' },
  status: 201,
  bodyLimit: 600_000,
  body: postInput,
  response: editable,
  errors: ['slug_taken'],
})

export const updatePost = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/blog/posts/:id',
  summary: 'Change an article; what is published changes at once',
  access: { platform: 'blog.edit' },
  params: z.object({ id: idText }),
  bodyLimit: 600_000,
  body: changeOf(postInput).extend({ version: rowVersion }),
  response: editable,
  errors: ['slug_taken', 'stale_version'],
})

export const changePostStatus = endpoint({
  ...of,
  method: 'POST',
  path: '/api/blog/posts/:id/status',
  summary: 'Publish an article, hand it in for reading, or take it back',
  access: { platform: 'blog.status' },
  params: z.object({ id: idText }),
  body: z.object({ status: z.enum(postStatuses) }),
  response: editable,
  errors: ['illegal_transition', 'forbidden'],
})

export const archivePost = endpoint({
  ...of,
  method: 'DELETE',
  path: '/api/blog/posts/:id',
  summary: 'Archive an article, or bring it back',
  access: { platform: 'blog.delete' },
  params: z.object({ id: idText }),
  query: z.object({ undo: z.stringbool().default(false) }),
  response: empty,
})

export const listBlogPictures = endpoint({
  ...of,
  method: 'GET',
  path: '/api/blog/pictures',
  summary: 'Addresses of the pictures that are drawn here, for articles without one of their own',
  access: { platform: ['blog.create', 'blog.edit'] },
  response: z.object({ addresses: z.array(z.string()) }),
})

export const uploadBlogPicture = endpoint({
  ...of,
  method: 'POST',
  path: '/api/blog/pictures',
  summary: 'Keep a picture for an article; answers its address',
  access: { platform: ['blog.create', 'blog.edit'] },
  bodyLimit: 3_000_000,
  body: z.object({ content: z.base64().max(2_800_000) }),
  response: z.object({ address: z.string() }),
  errors: ['not_an_image', 'body_too_large'],
})

const managedComment = blogComment
  .extend({ postId: z.int(), postTitle: z.string(), email: z.string(), status: z.enum(commentStatuses) })
  .meta({ id: 'ManagedComment' })
export type ManagedComment = z.infer<typeof managedComment>

export const listBlogComments = endpoint({
  tag: 'blog-comments',
  method: 'GET',
  path: '/api/blog/comments',
  summary: 'Comments of all articles, newest first',
  access: { platform: 'blog.view' },
  query: paging.pick({ q: true, page: true, perPage: true }).extend({ status: z.enum(commentStatuses).optional() }),
  response: pageOf(managedComment),
})

export const settleComment = endpoint({
  tag: 'blog-comments',
  method: 'POST',
  path: '/api/blog/comments/:id/status',
  summary: 'Show a comment, or hide it',
  access: { platform: 'blog.edit' },
  params: z.object({ id: idText }),
  body: z.object({ status: z.enum(commentStatuses) }),
  response: empty,
})
