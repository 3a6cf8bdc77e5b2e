import { allEndpoints } from '@dsms/contract'
import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import * as files from '@dsms/contract/kernel/files'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import * as calendar from '@dsms/contract/messages/calendar/calls'
import * as chat from '@dsms/contract/messages/chat/calls'
import * as email from '@dsms/contract/messages/email/calls'
import * as drafts from '@dsms/contract/messages/email/drafts'
import * as tasks from '@dsms/contract/messages/tasks/calls'
import * as profileMedia from '@dsms/contract/staff/profile/media'
import * as profilePosts from '@dsms/contract/staff/profile/posts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addressInput, makeAddress } from './domains/shop/shop/shop.testing.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './testing/factories.ts'
import { callAs, send, testApp } from './testing/harness.ts'

/** Keys of things that belong to one person. */
interface Ids {
  owner: number
  mail: number
  draft: number
  task: number
  event: number
  file: number
  session: string
  post: number
  comment: number
  photo: number
  poll: number
  address: number
}
type Args = { params?: object; query?: object; body?: object }

/** Every call that names somebody's own thing, with input that would do for its owner. */
const cases: Record<string, (ids: Ids) => Args> = {
  getEmail: ({ mail }) => ({ query: { id: mail } }),
  paginateEmail: ({ mail }) => ({ query: { emailId: mail, dir: 'next' } }),
  saveDraft: ({ draft }) => ({ params: { id: draft }, body: { version: 1, subject: 'x' } }),
  deleteDraft: ({ draft }) => ({ params: { id: draft } }),
  sendDraft: ({ draft }) => ({ params: { id: draft }, body: {} }),
  undoSend: ({ mail }) => ({ params: { id: mail }, body: {} }),
  sendNow: ({ mail }) => ({ params: { id: mail }, body: {} }),
  readMailBody: ({ mail }) => ({ params: { id: mail } }),
  getChat: ({ owner }) => ({ query: { id: owner } }),
  changeChat: ({ owner }) => ({ params: { id: owner }, body: { isMuted: true } }),
  clearChat: ({ owner }) => ({ params: { id: owner }, body: {} }),
  searchChat: ({ owner }) => ({ params: { id: owner }, query: { q: 'a' } }),
  listChatFiles: ({ owner }) => ({ params: { id: owner } }),
  tellTyping: ({ owner }) => ({ params: { id: owner }, body: {} }),
  markChatUnread: ({ owner }) => ({ params: { id: owner }, body: {} }),
  reportChat: ({ owner }) => ({ params: { id: owner }, body: { reason: 'spam' } }),
  sendMessage: ({ owner }) => ({ body: { obj: { contact: { id: owner }, message: 'x' } } }),
  getTask: ({ task }) => ({ params: { id: task } }),
  updateTask: ({ task }) => ({ body: { task: { id: task, title: 'x' } } }),
  deleteTask: ({ task }) => ({ query: { taskId: task } }),
  restoreTask: ({ task }) => ({ params: { id: task }, body: {} }),
  purgeTask: ({ task }) => ({ params: { id: task } }),
  moveTask: ({ task }) => ({ params: { id: task }, body: { after: null } }),
  updateEvent: ({ event }) => ({ body: { event: { id: event, title: 'x' } } }),
  removeEvent: ({ event }) => ({ query: { id: event } }),
  getEvent: ({ event }) => ({ params: { id: event } }),
  restoreEvent: ({ event }) => ({ params: { id: event }, body: {} }),
  answerPlaceInvitation: ({ owner }) => ({ params: { id: owner }, body: { accept: true } }),
  answerInvitation: ({ event }) => ({ params: { id: event }, body: { answer: 'yes' } }),
  setReminders: ({ event }) => ({ params: { id: event }, body: { reminders: [10] } }),
  exportCalendar: ({ event }) => ({ query: { id: event } }),
  readFile: ({ file }) => ({ params: { id: file } }),
  endSession: ({ session }) => ({ params: { id: session } }),
  getProfile: ({ owner }) => ({ query: { id: owner } }),
  getPost: ({ post }) => ({ params: { id: post } }),
  editPost: ({ post }) => ({ params: { id: post }, body: { text: 'x' } }),
  removePost: ({ post }) => ({ params: { id: post } }),
  likePost: ({ post }) => ({ params: { id: post }, body: { isLiked: true } }),
  listLikers: ({ post }) => ({ params: { id: post } }),
  listComments: ({ post }) => ({ params: { id: post } }),
  addComment: ({ post }) => ({ params: { id: post }, body: { text: 'x' } }),
  removeComment: ({ comment }) => ({ params: { id: comment } }),
  likeComment: ({ comment }) => ({ params: { id: comment }, body: { isLiked: true } }),
  readPhoto: ({ photo }) => ({ params: { id: photo } }),
  removePhoto: ({ photo }) => ({ params: { id: photo } }),
  votePoll: ({ poll }) => ({ params: { id: poll }, body: { optionId: null } }),
  removePoll: ({ poll }) => ({ params: { id: poll } }),
  follow: ({ owner }) => ({ params: { id: owner }, body: { isFollowed: true } }),
  saveAddress: ({ address }) => ({ params: { id: address }, body: addressInput() }),
  removeAddress: ({ address }) => ({ params: { id: address } }),
}

/**
 * Calls open to everybody signed in that name what a whole school shares, or what its owner and some of its staff see;
 * their own tests say who.
 */
const ofTheTenant = [
  ...['getProduct', 'listProductReviews', 'addProductReview', 'changeProductReview', 'removeProductReview'],
  ...['getOrder', 'changeOrderStatus'],
  ...['getInvoice', 'readInvoicePdf', 'listInvoicePayments'],
  // receipts: billing/payments
  'getMyReceipt',
  // of students, whoever looks after them has these as well: students/portal and students/contracts try them
  ...['updateMyDetails', 'listMyDocuments', 'addMyDocument', 'readMyDocumentFile', 'exportMyData'],
  ...['listMyCorrections', 'askForCorrection', 'withdrawCorrection'],
  // those of their lessons: schedule/booking and schedule/waiting
  ...['saveMyLesson', 'releaseMyHold', 'confirmMyLesson', 'stopWaiting', 'acceptOffer', 'declineOffer'],
  ...['getMyContract', 'acceptMyContract', 'objectToMyContract', 'readMyContractPdf'],
  // the same of their lessons: schedule/moves
  ...['previewMyLessonCost', 'previewMyCancellation', 'cancelMyLesson', 'askToMove', 'withdrawMove'],
  // of trainers: trainers/trainers/portal
  ...['readMyCredentialFile', 'withdrawHours', 'withdrawLeave'],
  // of lessons: teaching/lessonRecords and teaching/progress
  ...['sendLessonActs', 'checkMyVehicle', 'getMyProgress', 'rateMySkill', 'signMyLesson', 'objectToMyLesson'],
]

/** Calls of chats and profiles name people whom colleagues may know, so only people elsewhere are strangers. */
const namesPerson = (name: string) => name in cases && ['chat', 'profile'].includes(allEndpoints[name]?.tag ?? '')

describe('a person’s own things', () => {
  let ids: Ids
  let owner: TestPerson
  let strangers: { colleague: TestPerson; administrator: TestPerson; platform: TestPerson; elsewhere: TestPerson }

  beforeAll(async () => {
    const app = await testApp()
    const admin = await makeSchoolAdmin()
    owner = await makePerson({ schoolId: admin.schoolId })
    strangers = {
      colleague: await makePerson({ schoolId: admin.schoolId, permissions: 'all' }),
      administrator: admin,
      platform: await makeSuperAdmin(),
      elsewhere: await makeSchoolAdmin(),
    }
    const draft = await callAs(owner.token, drafts.createDraft, { body: { subject: 'draft' } })
    const mail = await callAs(owner.token, drafts.createDraft, { body: { to: [owner.email], subject: 'to myself' } })
    await callAs(owner.token, drafts.sendDraft, {
      params: { id: mail.body.id },
      body: { sendAt: new Date(Date.now() + hourMs).toISOString() },
    })
    const task = await callAs(owner.token, tasks.addTask, { body: { task: { title: 'mine' } } })
    const event = await callAs(owner.token, calendar.addEvent, {
      body: { event: { title: 'mine', start: '2026-05-01', end: '2026-05-02', allDay: true, extendedProps: {} } },
    })
    const file = await app.http.inject({
      method: 'POST',
      url: `${files.uploadFile.path}?name=a.txt`,
      payload: 'mine',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    })
    const post = await callAs(owner.token, profilePosts.addPost, { body: { text: 'mine' } })
    const comment = await callAs(owner.token, profilePosts.addComment, {
      params: { id: post.body.id },
      body: { text: 'mine' },
    })
    const poll = await callAs(owner.token, profileMedia.addPoll, { body: { question: 'mine', options: ['a', 'b'] } })
    const picture = await app.http.inject({
      method: 'POST',
      url: `${files.uploadFile.path}?name=a.png`,
      payload: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    })
    const photo = await callAs(owner.token, profileMedia.addPhoto, { body: { fileId: picture.json().id } })
    ids = {
      owner: owner.id,
      mail: mail.body.id,
      draft: draft.body.id,
      task: task.body.task.id,
      event: event.body.event.id,
      file: file.json().id,
      session: owner.sessionId,
      post: post.body.id,
      comment: comment.body.id,
      photo: photo.body.id,
      poll: poll.body.id,
      address: await makeAddress(owner),
    }
  })

  it.each(Object.keys(cases))('%s answers 404 to everybody else', async (name) => {
    const endpoint = allEndpoints[name] as Endpoint
    const { elsewhere, platform, ...near } = strangers
    const people = namesPerson(name) ? [elsewhere, platform] : [elsewhere, platform, ...Object.values(near)]
    for (const person of people) {
      const reply = await send(person.token, endpoint, (cases[name] as (ids: Ids) => Args)(ids))
      expect(reply.status, JSON.stringify(reply.body)).toBe(404)
    }
  })

  it.each(['getEmail', 'readMailBody', 'getTask', 'getEvent', 'exportCalendar', 'readFile', 'saveDraft', 'updateTask'])(
    '%s answers their owner',
    async (name) => {
      const reply = await send(owner.token, allEndpoints[name] as Endpoint, (cases[name] as (ids: Ids) => Args)(ids))
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    },
  )

  it('are left as they are by calls that take many keys and pass over those of others', async () => {
    const before = await send(owner.token, email.getEmail, { query: { id: ids.mail } })
    for (const person of Object.values(strangers)) {
      const emailIds = [ids.mail, ids.draft]
      const dataToUpdate = { folder: 'trash', isRead: true, isStarred: true }
      for (const [endpoint, args] of [
        [email.updateEmails, { body: { emailIds, dataToUpdate } }],
        [email.updateEmailLabels, { body: { emailIds, label: 'private' } }],
        [email.restoreEmails, { body: { emailIds } }],
        [email.deleteEmails, { query: { ids: emailIds } }],
      ] as [Endpoint, Args][]) {
        expect((await send(person.token, endpoint, args)).status).toBe(200)
      }
    }
    expect((await send(owner.token, email.getEmail, { query: { id: ids.mail } })).body).toEqual(before.body)
  })

  it('are in nobody else’s lists', async () => {
    for (const person of Object.values(strangers)) {
      const lists = await Promise.all([
        send(person.token, email.listEmails, { query: { folder: 'all' } }),
        send(person.token, tasks.listTasks, { query: {} }),
        send(person.token, calendar.listEvents, { query: { calendars: calendarKinds } }),
        send(person.token, chat.listChats, { query: {} }),
      ])
      expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const [mails, todo, events, chats] = lists.map(({ body }) => JSON.stringify(body))
      expect(mails).not.toContain('to myself')
      expect(todo).not.toContain('"mine"')
      expect(events).not.toContain('"mine"')
      expect(JSON.parse(chats as string).chatsContacts).toEqual([])
    }
  })

  it('are all tried here: a call that names one cannot be forgotten', () => {
    const keysOf = (schema: z.core.$ZodType | undefined): string[] =>
      schema
        ? Object.keys(
            (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ??
              {},
          )
        : []
    const named = Object.entries(allEndpoints).filter(
      ([, endpoint]) =>
        endpoint.access === 'session' &&
        [...keysOf(endpoint.params), ...keysOf(endpoint.query)].some(
          (key) => key === 'id' || /^(email|task)Id$/.test(key),
        ),
    )
    expect(named.map(([name]) => name).filter((name) => !(name in cases || ofTheTenant.includes(name)))).toEqual([])
  })
})
