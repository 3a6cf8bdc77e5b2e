import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { empty, id, idText, instant } from './shared.ts'

/** Somebody as they stand beside what they did. */
export const profilePerson = z
  .object({ id: z.int(), username: z.string(), avatar: z.string().nullable() })
  .meta({ id: 'ProfilePerson' })
export type ProfilePerson = z.infer<typeof profilePerson>

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
    version: z.int(),
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

export const profilePoll = z
  .object({
    id: z.int(),
    authorId: z.int(),
    username: z.string(),
    avatar: z.string().nullable(),
    question: z.string(),
    votes: z.int(),
    createdAt: instant,
    isMine: z.boolean(),
    mayRemove: z.boolean(),
    options: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        votes: z.int(),
        /** `42%`. */
        result: z.string(),
        isMine: z.boolean(),
        votedUser: z.array(z.object({ id: z.int(), img: z.string().nullable(), username: z.string() })),
      }),
    ),
  })
  .meta({ id: 'ProfilePoll' })
export type ProfilePoll = z.infer<typeof profilePoll>

export const profilePhoto = z
  .object({ id: z.int(), img: z.string(), createdAt: instant, mayRemove: z.boolean() })
  .meta({ id: 'ProfilePhoto' })
export type ProfilePhoto = z.infer<typeof profilePhoto>

/** Somebody in a list of people, with whether the caller follows them. */
export const followPerson = profilePerson.extend({
  designation: z.string(),
  isFollowed: z.boolean(),
  isMe: z.boolean(),
  /** People whom the caller follows and who follow this one. */
  mutual: z.int(),
})
export type FollowPerson = z.infer<typeof followPerson>

const suggestion = z.object({
  id: z.int(),
  avatar: z.string().nullable(),
  name: z.string(),
  mutualFriend: z.string(),
  mutual: z.int(),
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/data',
  tag: 'profile',
  summary: 'The profile of the caller, or by `id` of a colleague, with the newest of everything on it',
  access: 'session',
  query: z.object({ id: idText.optional() }),
  response: z.object({
    header: z.object({
      id: z.int(),
      avatar: z.string().nullable(),
      username: z.string(),
      designation: z.string(),
      coverImg: z.string().nullable(),
      isMe: z.boolean(),
      isFollowed: z.boolean(),
      followers: z.int(),
      following: z.int(),
    }),
    userAbout: z.object({
      about: z.string(),
      joined: z.string(),
      lives: z.string(),
      email: z.string(),
      website: z.string(),
      socialLinks: z.record(z.string(), z.string()),
    }),
    suggestedPages: z.array(
      z.object({
        key: z.string(),
        avatar: z.string(),
        username: z.string(),
        subtitle: z.string(),
        favorite: z.boolean(),
      }),
    ),
    twitterFeeds: z.array(
      z.object({
        key: z.string(),
        imgUrl: z.string(),
        title: z.string(),
        id: z.string(),
        tags: z.string(),
        desc: z.string(),
        favorite: z.boolean(),
        link: z.string(),
        publishedAt: instant,
      }),
    ),
    post: z.array(profilePost),
    /** Give it to `listPosts` as `before` for those that follow; null when there are none. */
    nextPost: z.int().nullable(),
    latestPhotos: z.array(profilePhoto),
    suggestions: z.array(suggestion),
    polls: z.array(
      z.object({
        name: z.string(),
        result: z.string(),
        votedUser: z.array(z.object({ id: z.int(), img: z.string().nullable(), username: z.string() })),
      }),
    ),
    /** The polls as a whole; `polls` holds the answers of the newest one. */
    allPolls: z.array(profilePoll),
  }),
})
export type Profile = z.infer<typeof getProfile.response>

/** Whose: the caller when left out. Pages follow each other by the key of the last row. */
const ofPerson = z.object({ of: idText.optional(), before: idText.optional() })
const onward = <T extends z.core.$ZodType>(row: T) => z.object({ rows: z.array(row), next: z.int().nullable() })
const byId = z.object({ id: idText })

const text = (max: number) => z.string().trim().max(max)

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
  body: z.object({ text: text(5000), version: z.int().optional() }),
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
  summary: 'Comment on a post',
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

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/profile/photos',
  tag: 'profile',
  summary: 'Photos of the caller or a colleague, newest first',
  access: 'session',
  query: ofPerson,
  response: onward(profilePhoto),
})

export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/profile/photos',
  tag: 'profile',
  summary: 'Put an uploaded picture on the own profile',
  access: 'session',
  body: z.object({ fileId: id }),
  status: 201,
  response: profilePhoto,
  errors: ['unknown_file', 'not_an_image'],
})

export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/profile/photos/:id',
  tag: 'profile',
  summary: 'The bytes of a photo',
  access: 'session',
  params: byId,
  response: z.unknown(),
  answers: 'file',
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photos/:id',
  tag: 'profile',
  summary: 'Take a photo away; a post that was nothing else goes with it',
  access: 'session',
  params: byId,
  response: empty,
  errors: ['not_author'],
})

export const setCover = endpoint({
  method: 'POST',
  path: '/api/profile/cover',
  tag: 'profile',
  summary: 'Keep a picture as the cover of the own profile, or take it away',
  access: 'session',
  bodyLimit: 1_500_000,
  body: z.object({ content: z.base64().max(1_400_000).nullable() }),
  response: z.object({ coverImg: z.string().nullable() }),
  errors: ['not_an_image', 'body_too_large'],
})

export const listPolls = endpoint({
  method: 'GET',
  path: '/api/profile/polls',
  tag: 'profile',
  summary: 'Polls of the tenant, or those of one colleague, newest first',
  access: 'session',
  query: ofPerson,
  response: onward(profilePoll),
})

export const addPoll = endpoint({
  method: 'POST',
  path: '/api/profile/polls',
  tag: 'profile',
  summary: 'Ask everybody of the tenant, with two to six answers to choose from',
  access: 'session',
  body: z.object({ question: text(300).min(1), options: z.array(text(120).min(1)).min(2).max(6) }),
  status: 201,
  response: profilePoll,
  errors: ['same_twice'],
})

export const votePoll = endpoint({
  method: 'POST',
  path: '/api/profile/polls/:id/vote',
  tag: 'profile',
  summary: 'Vote, or change the vote; null takes it back',
  access: 'session',
  params: byId,
  body: z.object({ optionId: id.nullable() }),
  response: profilePoll,
  errors: ['unknown_option'],
})

export const removePoll = endpoint({
  method: 'DELETE',
  path: '/api/profile/polls/:id',
  tag: 'profile',
  summary: 'Take a poll away: its author, or whoever may edit the people of the tenant',
  access: 'session',
  params: byId,
  response: empty,
  errors: ['not_author'],
})

export const listFollows = endpoint({
  method: 'GET',
  path: '/api/profile/people',
  tag: 'profile',
  summary: 'Who follows the caller or a colleague, whom they follow, or whom the caller might follow',
  access: 'session',
  query: z.object({
    of: idText.optional(),
    kind: z.enum(['followers', 'following', 'suggestions']).default('followers'),
    before: idText.optional(),
  }),
  response: onward(followPerson),
})

export const follow = endpoint({
  method: 'POST',
  path: '/api/profile/people/:id/follow',
  tag: 'profile',
  summary: 'Follow a colleague, or no longer',
  access: 'session',
  params: byId,
  body: z.object({ isFollowed: z.boolean() }),
  response: z.object({ isFollowed: z.boolean(), followers: z.int() }),
})

const byKey = z.object({ key: z.string().min(1).max(60) })

export const starTopic = endpoint({
  method: 'POST',
  path: '/api/profile/topics/:key/star',
  tag: 'profile',
  summary: 'Follow a subject of the product’s news, or no longer',
  access: 'session',
  params: byKey,
  body: z.object({ favorite: z.boolean() }),
  response: z.object({ favorite: z.boolean() }),
})

export const starHeadline = endpoint({
  method: 'POST',
  path: '/api/profile/headlines/:key/star',
  tag: 'profile',
  summary: 'Mark a piece of news, or no longer',
  access: 'session',
  params: byKey,
  body: z.object({ favorite: z.boolean() }),
  response: z.object({ favorite: z.boolean() }),
})
