import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { empty, id, instant } from '../../../kernel/shared.ts'
import { byId, ofPerson, onward, text } from './shared.ts'

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
