import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { email, id, idText, pageOf, paging } from '../../../kernel/shared.ts'
import { spokenIn } from '../../../kernel/translated.ts'

export const postCategories = ['tips', 'theory', 'safety', 'exams', 'vehicles'] as const
export type PostCategory = (typeof postCategories)[number]

const category = z.enum(postCategories)

const listItem = z
  .object({
    img: z.string(),
    title: z.string(),
    id: z.int(),
    avatar: z.string(),
    userFullName: z.string(),
    /** When it was published. */
    blogPosted: z.string(),
    /** Names of its categories in the language of the answer. */
    tags: z.array(z.string()),
    excerpt: z.string(),
    comment: z.int(),
    categories: z.array(category),
  })
  .meta({ id: 'BlogItem' })
export type BlogItem = z.infer<typeof listItem>

const listQuery = z.object({
  ...paging.pick({ q: true, page: true }).shape,
  perPage: z.coerce.number<string | number>().int().min(1).max(100).default(6),
  category: category.optional(),
  ...spokenIn,
})
const of = { tag: 'blog' } as const

export const listBlog = endpoint({
  ...of,
  method: 'GET',
  path: '/blog/list/data',
  summary: 'Published articles, newest first: the bare rows of a page',
  access: 'public',
  query: listQuery,
  response: z.array(listItem),
})

export const listBlogPosts = endpoint({
  ...of,
  method: 'GET',
  path: '/api/blog/posts',
  summary: 'The same with the number of all that fit',
  access: 'public',
  query: listQuery,
  response: pageOf(listItem),
})

export const getBlogSidebar = endpoint({
  ...of,
  method: 'GET',
  path: '/blog/list/data/sidebar',
  summary: 'The latest four articles, and the categories',
  access: 'public',
  query: z.object(spokenIn),
  response: z.object({
    recentPosts: z.array(z.object({ img: z.string(), title: z.string(), id: z.int(), createdTime: z.string() })),
    categories: z.array(z.object({ category: z.string(), icon: z.string(), key: category, posts: z.int() })),
  }),
})

export const blogComment = z
  .object({
    avatar: z.string(),
    userFullName: z.string(),
    commentedAt: z.string(),
    commentText: z.string(),
    id: z.int(),
    /** The comment it answers. */
    parentId: z.int().nullable(),
    website: z.string(),
  })
  .meta({ id: 'BlogComment' })
export type BlogComment = z.infer<typeof blogComment>

export const getBlogDetail = endpoint({
  ...of,
  method: 'GET',
  path: '/blog/list/data/detail',
  summary: 'A published article with its approved comments; without `id` the newest',
  access: 'public',
  query: z.object({ id: idText.optional(), ...spokenIn }),
  response: z.object({
    blog: z.object({
      img: z.string(),
      title: z.string(),
      avatar: z.string(),
      userFullName: z.string(),
      createdTime: z.string(),
      tags: z.array(z.string()),
      /** Sanitised HTML. */
      content: z.string(),
      comments: z.int(),
      bookmarked: z.int(),
      id: z.int(),
      slug: z.string(),
      excerpt: z.string(),
      categories: z.array(category),
      /** What the author says of themselves. */
      about: z.string(),
      /** The language it is shown in, where it is not written in the asked one. */
      language: z.string(),
    }),
    comments: z.array(blogComment),
  }),
  errors: ['not_found'],
})

const text = z.string().trim().min(2).max(2000)
const reply = { parentId: id.nullable().default(null) }

export const commentAsVisitor = endpoint({
  ...of,
  method: 'POST',
  path: '/api/blog/posts/:post/visitor-comments',
  summary: 'Comment without signing in; it waits until somebody approved it',
  access: 'public',
  limit: 'strict',
  status: 201,
  params: z.object({ post: idText }),
  body: z.object({
    name: z.string().trim().min(2).max(80),
    email,
    website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).default(''),
    text,
    ...reply,
  }),
  response: z.object({ isWaiting: z.boolean() }),
  errors: ['not_found'],
})

export const commentOnPost = endpoint({
  ...of,
  method: 'POST',
  path: '/api/blog/posts/:post/comments',
  summary:
    'Comment as who I am; what students say, and who did not confirm their address, waits until somebody approved it',
  access: 'session',
  status: 201,
  params: z.object({ post: idText }),
  body: z.object({ text, ...reply }),
  response: z.object({ isWaiting: z.boolean() }),
  errors: ['not_found'],
})

export const listMyWaitingComments = endpoint({
  ...of,
  method: 'GET',
  path: '/api/blog/posts/:post/comments/waiting',
  summary: 'My own comments on an article that nobody has looked at yet',
  access: 'session',
  params: z.object({ post: idText }),
  response: z.object({ rows: z.array(blogComment) }),
})

export const bookmarkPost = endpoint({
  ...of,
  method: 'POST',
  path: '/api/blog/posts/:post/bookmark',
  summary: 'Keep an article for later, or let it go',
  access: 'session',
  params: z.object({ post: idText }),
  body: z.object({ isKept: z.boolean() }),
  response: z.object({ bookmarked: z.int(), isKept: z.boolean() }),
  errors: ['not_found'],
})

export const listMyBookmarks = endpoint({
  ...of,
  method: 'GET',
  path: '/api/blog/bookmarks',
  summary: 'Keys of the articles that I kept',
  access: 'session',
  response: z.object({ ids: z.array(z.int()) }),
})
