import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { personKinds } from '../../../kernel/session/personKinds.ts'
import { refreshToken } from '../../../kernel/session/signIn.ts'
import { id, idText, instant } from '../../../kernel/shared.ts'

// An account signs in; it may be a person in several schools, of which one acts at a time.

const place = z.object({
  /** The person whom the account is there. */
  id,
  school_id: id.nullable(),
  /** In the caller's language; null for the platform. */
  school: z.string().nullable(),
  name: z.string(),
  kind: z.enum(personKinds),
  /** Key of a system role, else the name of the role. */
  role: z.string(),
  /** Notifications that were not read there. */
  unread: z.int(),
  isCurrent: z.boolean(),
})
export type Place = z.infer<typeof place>

const invitation = z.object({
  /** The person whom the school has added. */
  id,
  school: z.string().nullable(),
  name: z.string(),
  kind: place.shape.kind,
  invited_by: z.string(),
  at: instant,
})
export type Invitation = z.infer<typeof invitation>

/** Of the mail; without it an invitation is answered that was sent to the address which the account has verified. */
const link = z.string().min(1).max(200).optional()

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/my/places',
  tag: 'account',
  summary: 'Where my account is a person, and the schools that invite it',
  access: 'session',
  duringTwoStepSetup: true,
  query: z.object({ link }),
  response: z.object({ places: z.array(place), invitations: z.array(invitation) }),
})

export const changePlace = endpoint({
  method: 'POST',
  path: '/api/my/place',
  tag: 'account',
  summary: 'Go on as another person of my account, without signing in again; this session ends and a new one opens',
  access: 'session',
  duringTwoStepSetup: true,
  body: z.object({ person_id: id }),
  response: refreshToken.response,
  errors: ['not_found'],
})

export const answerPlaceInvitation = endpoint({
  method: 'POST',
  path: '/api/my/invitations/:id',
  tag: 'account',
  summary: 'Become the person that a school added, or turn the invitation down',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({ accept: z.boolean(), link }),
  response: listPlaces.response,
  errors: ['invitation_gone'],
})

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/public/invitations/:link',
  tag: 'account',
  summary: 'What a mailed invitation is about, for somebody who has not signed in yet',
  access: 'public',
  params: z.object({ link: z.string().min(1).max(200) }),
  response: z.object({ id, school: z.string().nullable(), name: z.string(), invited_by: z.string() }),
  errors: ['invitation_gone'],
})
