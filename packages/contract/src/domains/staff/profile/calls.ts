import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText, instant } from '../../../kernel/shared.ts'
import { profilePhoto, profilePoll } from './media.ts'
import { profilePost } from './posts.ts'
import { byId, onward, profilePerson } from './shared.ts'

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
