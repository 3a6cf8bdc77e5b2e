import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { empty, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { byId, ofPerson, onward, profilePerson, text } from './shared.ts'

export const profileComment = z
  .object({
    id: z.int(),
    authorId: z.int(),
    avatar: z.string().nullable(),
    username: z.string(),
    comment: z.string(),
    commentsLikes: z.int(),
    youLiked: z.boolean(),
    createdAt: instant,
    isMine: z.boolean(),
    mayRemove: z.boolean(),
    /** Nobody but its author sees it before somebody approved it. */
    isWaiting: z.literal(true).optional(),
  })
  .meta({ id: 'ProfileComment' })
export type ProfileComment = z.infer<typeof profileComment>

/** A post with the founding field names; `comments` and `share` are short texts such as `1.2k`. */
export const profilePost = z
  .object({
    id: z.int(),
    authorId: z.int(),
    avatar: z.string().nullable(),
    username: z.string(),
    postTime: z.string(),
    postText: z.string(),
    postImg: z.string().optional(),
    likes: z.int(),
    youLiked: z.boolean(),
    comments: z.string(),
    share: z.string(),
    likedUsers: z.array(profilePerson),
    /** How many liked it beyond those of `likedUsers`. */
    likedCount: z.int(),
    /** The newest three, oldest first. */
    detailedComments: z.array(profileComment),
    commentCount: z.int(),
    shareCount: z.int(),
    isMine: z.boolean(),
    mayRemove: z.boolean(),
    isEdited: z.boolean(),
    version: rowVersion,
    /** The post that this one passes on; null when that was taken away. */
    shared: z
      .object({
        id: z.int(),
        authorId: z.int(),
        username: z.string(),
        avatar: z.string().nullable(),
        postTime: z.string(),
        postText: z.string(),
        postImg: z.string().optional(),
      })
      .nullable()
      .optional(),
  })
  .meta({ id: 'ProfilePost' })
export type ProfilePost = z.infer<typeof profilePost>

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/profile/posts',
  tag: 'profile',
  summary: 'Posts, newest first: of a colleague, or of the caller and everybody the caller follows',
  access: 'session',
  query: ofPerson,
  response: onward(profilePost),
})

export const getPost = endpoint({
  method: 'GET',
  path: '/api/profile/posts/:id',
  tag: 'profile',
  summary: 'One post',
  access: 'session',
  params: byId,
  response: profilePost,
})

export const addPost = endpoint({
  method: 'POST',
  path: '/api/profile/posts',
  tag: 'profile',
  summary: 'Write a post: text, a picture that was uploaded, or another post passed on',
  access: 'session',
  body: z
    .object({ text: text(5000).default(''), fileId: id.optional(), sharedId: id.optional() })
    .refine((post) => post.text !== '' || post.fileId !== undefined || post.sharedId !== undefined, {
      path: ['text'],
      message: 'required',
    }),
  status: 201,
  response: profilePost,
  errors: ['unknown_file', 'not_an_image'],
})

export const editPost = endpoint({
  method: 'PATCH',
  path: '/api/profile/posts/:id',
  tag: 'profile',
  summary: 'Change the text of an own post',
  access: 'session',
  params: byId,
  body: z.object({ text: text(5000), version: rowVersion.optional() }),
  response: profilePost,
  errors: ['not_author', 'stale_version'],
})

export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/profile/posts/:id',
  tag: 'profile',
  summary: 'Take a post away with its picture: its author, or whoever may edit the people of the tenant',
  access: 'session',
  params: byId,
  response: empty,
  errors: ['not_author'],
})

export const likePost = endpoint({
  method: 'POST',
  path: '/api/profile/posts/:id/like',
  tag: 'profile',
  summary: 'Like a post, or no longer',
  access: 'session',
  params: byId,
  body: z.object({ isLiked: z.boolean() }),
  response: profilePost.pick({ likes: true, youLiked: true, likedUsers: true, likedCount: true }),
})

export const listLikers = endpoint({
  method: 'GET',
  path: '/api/profile/posts/:id/likes',
  tag: 'profile',
  summary: 'The newest hundred people who liked a post',
  access: 'session',
  params: byId,
  response: z.object({ rows: z.array(profilePerson), total: z.int() }),
})

export const listComments = endpoint({
  method: 'GET',
  path: '/api/profile/posts/:id/comments',
  tag: 'profile',
  summary: 'Comments of a post, newest first',
  access: 'session',
  params: byId,
  query: z.object({ before: idText.optional() }),
  response: onward(profileComment),
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/profile/posts/:id/comments',
  tag: 'profile',
  summary: 'Comment on a post; what students say waits until somebody approved it, unless the school says otherwise',
  access: 'session',
  params: byId,
  body: z.object({ text: text(2000).min(1) }),
  status: 201,
  response: profileComment,
})

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/api/profile/comments/:id',
  tag: 'profile',
  summary: 'Take a comment away: its author, or whoever may edit the people of the tenant',
  access: 'session',
  params: byId,
  response: empty,
  errors: ['not_author'],
})

export const likeComment = endpoint({
  method: 'POST',
  path: '/api/profile/comments/:id/like',
  tag: 'profile',
  summary: 'Like a comment, or no longer',
  access: 'session',
  params: byId,
  body: z.object({ isLiked: z.boolean() }),
  response: profileComment.pick({ commentsLikes: true, youLiked: true }),
})

const waitingComment = z
  .object({
    id: z.int(),
    author: profilePerson,
    comment: z.string(),
    createdAt: instant,
    post: z.object({ id: z.int(), text: z.string(), author: profilePerson }),
  })
  .meta({ id: 'WaitingComment' })
export type WaitingComment = z.infer<typeof waitingComment>

/** Anyone who may edit the people of a tenant also looks at what they say. */
export const commentModerators = { platform: 'staff_users.edit', school: 'staff_users.edit' } as const

export const listWaitingComments = endpoint({
  method: 'GET',
  path: '/api/profile/comments/waiting',
  tag: 'profile',
  summary: 'Comments on posts that wait to be approved, the oldest first',
  access: commentModerators,
  response: z.object({ rows: z.array(waitingComment), total: z.int() }),
})

export const settleProfileComment = endpoint({
  method: 'POST',
  path: '/api/profile/comments/:id/settle',
  tag: 'profile',
  summary: 'Show a comment that waits to everybody, or to nobody',
  access: commentModerators,
  params: byId,
  body: z.object({ status: z.enum(['approved', 'hidden']) }),
  response: empty,
  errors: ['not_found'],
})
