import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant } from '../../../kernel/shared.ts'
import { myLesson } from '../booking/calls.ts'
import { listWaiting, waitingChoices, waitingWish } from './calls.ts'
import { offerStatuses } from './statuses.ts'

// What students say that they would take, and the hours that they are offered; guardians with the right for their wards.

const of = { tag: 'my-lessons', access: 'session' } as const
const params = z.object({ id: idText })
const entry = listWaiting.response.shape.entries.element

export const myOffer = z
  .object({
    id,
    student_id: id,
    status: z.enum(offerStatuses),
    start: instant,
    end: instant,
    type: z.string(),
    trainer: z.string().nullable(),
    branch: z.string(),
    expires_at: instant,
  })
  .meta({ id: 'MyOffer' })
export type MyOffer = z.infer<typeof myOffer>

export const listMyOffers = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/offers',
  summary: 'Hours that I am offered, with those of the last two days that I did not get, and what I wait for',
  query: z.object({ student_id: idText.optional() }),
  response: z.object({ time_zone: z.string(), offers: z.array(myOffer), waiting: z.array(entry) }),
})

export const listMyWaitingChoices = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/waiting-list/choices',
  summary: 'Trainers and branches that I can name as what I would take: those whom I may be given',
  query: z.object({ enrolment_id: idText }),
  response: waitingChoices,
})

export const waitForLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/waiting-list',
  summary: 'Say what I would take, should it become free; what I said before is replaced',
  status: 201,
  body: waitingWish,
  response: entry,
  errors: ['unknown_choice', 'end_before_start', 'required'],
})

export const stopWaiting = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/waiting-list/:id/withdraw',
  summary: 'Wait no longer',
  params,
  response: z.object({}),
  errors: ['illegal_transition'],
})

export const acceptOffer = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/offers/:id/accept',
  summary: 'Take an hour that I am offered; of several who take it the first has it, and the others keep their place',
  status: 201,
  params,
  response: myLesson,
  errors: ['offer_lost', 'offer_over'],
})

export const declineOffer = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/offers/:id/decline',
  summary: 'Leave an hour to others, and go on waiting',
  params,
  response: z.object({}),
  errors: ['offer_over'],
})
