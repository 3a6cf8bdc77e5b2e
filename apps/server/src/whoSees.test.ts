import { allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { uploadFile } from '@dsms/contract/kernel/files'
import { addEvent } from '@dsms/contract/messages/calendar/calls'
import { addPoll } from '@dsms/contract/staff/profile/media'
import { addPost } from '@dsms/contract/staff/profile/posts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventInput } from './domains/messages/calendar/calendar.testing.ts'
import { linkTo, makeCircle } from './domains/staff/directory/directory.testing.ts'
import { makeRecord } from './testing/areas.ts'
import { exampleOf } from './testing/examples.ts'
import {
  makeClient,
  makePerson,
  makeSchoolAdmin,
  makeSuperAdmin,
  supportContact,
  type TestPerson,
} from './testing/factories.ts'
import { callAs, send, testApp } from './testing/harness.ts'
import { query } from './testing/reads.ts'

/** What tells of a person how they are reached, what they look like or what their papers say. */
const telling = new Set([
  ...['email', 'phone', 'contact', 'fullName', 'full_name', 'avatar', 'id_number', 'blood_group', 'emergency_phone'],
])

/** Whether a call answers people, papers or contracts. */
function tellsOfPeople({ response, answers }: Endpoint): boolean {
  if (answers === 'file') return true
  const names: string[] = []
  JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') names.push(...Object.keys(value))
    return value
  })
  return names.some((name) => telling.has(name))
}

/**
 * Calls that need no permission and tell of people: whom they tell of. `own`: the caller, or whom they look after. `met`: those
 * whom the caller meets. `named`: those whom a row of the caller's own names. `public`: what everybody reads.
 */
const told: Record<string, 'own' | 'met' | 'named' | 'public'> = {
  ...all('own', 'changeOwnPassword getMe login refreshToken register resetPassword confirmEmail confirmApplication'),
  ...all('own', 'cancelEmailChange changeEmail connectNetwork disconnectNetwork getAccountSettings resendEmailLink'),
  ...all('own', 'saveGeneral saveInfo saveNotices saveOwnAvatar saveSocial sendVerification endTwoStep changePlace'),
  ...all('own', 'getFrame getChatProfile saveChatProfile addAddress listAddresses saveAddress tryForm'),
  ...all('own', 'listMyPayments getMyReceipt'),
  ...all('own', 'listMyStudents updateMyDetails exportMyData readMyDocumentFile readMyContractPdf'),
  ...all('own', 'askForCorrection listMyCorrections withdrawCorrection readMyCredentialFile saveMyLesson'),
  ...all('own', 'readLessonFeed readFeed exportCalendar'),
  ...all(
    'met',
    'searchRecords searchPeople getProfile listFollows addPoll listPolls readPhoto votePoll addComment addPost editPost',
  ),
  ...all('met', 'getMyDay getPost likePost listComments listLikers listPosts getChat listChats listMyTrainees'),
  ...all('met', 'addEvent answerInvitation getEvent listEvents restoreEvent setReminders updateEvent'),
  ...all(
    'met',
    'addTask getTask listTasks restoreTask updateTask addProductReview changeProductReview listProductReviews',
  ),
  ...all(
    'named',
    'readFile readMailBody getEmail listEmails paginateEmail createDraft saveDraft sendDraft sendNow undoSend',
  ),
  ...all('named', 'searchLinks getSearchData getInvoice listInvoicePage listInvoices readInvoicePdf'),
  ...all('named', 'changeOrderStatus checkout getOrder listOrders getTeachingDay sendLessonActs'),
  ...all('named', 'bookMyLesson confirmMyLesson holdMyLesson listMyLessons readMyBooking acceptOffer'),
  ...all(
    'public',
    'getSite getPublicSchool getProductImage getBlogDetail listBlog listBlogPosts listMyWaitingComments',
  ),
}

function all<T>(value: T, names: string): Record<string, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]))
}

const people = Object.entries(allEndpoints).filter(([, endpoint]) => tellsOfPeople(endpoint))
const isRead = ({ method, isRead = method === 'GET' }: Endpoint) => isRead
/** Walked by hand or not at all: what is no JSON of its own, what needs a secret in its address, what signs in. */
const read = people.filter(([, endpoint]) => isRead(endpoint) && endpoint.access !== 'public')

type Kind =
  | 'learner'
  | 'guardian without rights'
  | 'guardian with all rights'
  | 'trainer'
  | 'clerk'
  | 'client'
  | 'stranger'
const kinds: Kind[] = [
  'learner',
  'guardian without rights',
  'guardian with all rights',
  'trainer',
  'clerk',
  'client',
  'stranger',
]

describe('calls that tell of people', () => {
  let walkers: Record<Kind, TestPerson>
  /** What nobody of these may read, but for those beside it. */
  let secrets: { text: string; of: string; knownTo: Kind[] }[]
  let ids: number[]

  beforeAll(async () => {
    const { office, schoolId, student, other, father, mother, trainer, stranger } = await makeCircle()
    const roleOf = async (name: 'trainer' | 'Reception') => {
      const [role] = await query<{ id: number }>(
        sql`select id from roles where tenant = ${schoolId} and (key = ${name} or name = ${name})`,
      )
      return role?.id as number
    }
    // the usual roles of a school, with all that they may look at
    await query(sql`update users set role_id = ${await roleOf('trainer')} where id in (${trainer.id}, ${stranger.id})`)
    const clerk = await makePerson({ schoolId, roleId: await roleOf('Reception') })
    await query(sql`update roles set reaches = '{"students": "branch", "trainers": "school", "leads": "branch"}'
                     where id = ${clerk.roleId}`)
    const guardian = await makePerson({ schoolId, kind: 'guardian' })
    const rights = ['view_progress', 'pay', 'book', 'cancel', 'sign'] as const
    await linkTo(office, student, guardian, [...rights])
    const newcomer = await makeSchoolAdmin()
    // whom administrators of schools may know is another one
    await supportContact()
    const colleague = await makeSuperAdmin()
    walkers = {
      learner: student,
      'guardian without rights': mother,
      'guardian with all rights': guardian,
      trainer,
      clerk,
      client: await makeClient(),
      stranger: newcomer,
    }
    const phones = [other, father, stranger, colleague].map(({ id }) => ({
      id,
      phone: `+9665${String(id).padStart(8, '4')}`,
    }))
    for (const { id, phone } of phones) await query(sql`update users set phone = ${phone} where id = ${id}`)
    const phoneOf = (who: TestPerson) => phones.find(({ id }) => id === who.id)?.phone as string
    const paper = await bringPaper(office, other.id, 'the-bytes-of-another')
    const contract = (await makeRecord('contracts', office, { student_id: other.id, send: true })).id
    await makeRecord('documents', office, { student_id: other.id, kind: 'eye_test', notes: 'the-notes-of-another' })
    const event = await callAs(other.token, addEvent, { body: { event: eventInput({}, { isShared: true }) } })
    const poll = await callAs(other.token, addPoll, { body: { question: 'Road?', options: ['North', 'South'] } })
    const post = await callAs(other.token, addPost, { body: { text: 'the-post-of-another' } })
    ids = [
      other.id,
      father.id,
      stranger.id,
      colleague.id,
      paper,
      contract,
      event.body.event.id,
      poll.body.id,
      post.body.id,
    ]
    const workers: Kind[] = ['trainer', 'clerk']
    secrets = [
      { text: other.username, of: 'another learner', knownTo: [] },
      { text: phoneOf(other), of: 'another learner', knownTo: [] },
      { text: 'the-bytes-of-another', of: 'another learner', knownTo: [] },
      { text: 'the-notes-of-another', of: 'another learner', knownTo: [] },
      { text: 'the-post-of-another', of: 'another learner', knownTo: [] },
      { text: father.username, of: 'another guardian', knownTo: [] },
      { text: phoneOf(father), of: 'another guardian', knownTo: [] },
      { text: stranger.username, of: 'a trainer of others', knownTo: workers },
      { text: phoneOf(stranger), of: 'a trainer of others', knownTo: workers },
      { text: colleague.username, of: 'the platform', knownTo: [] },
      { text: phoneOf(colleague), of: 'the platform', knownTo: [] },
    ]
  })

  async function bringPaper(office: TestPerson, student_id: number, words: string): Promise<number> {
    const { http } = await testApp()
    const reply = await http.inject({
      method: 'POST',
      url: `${uploadFile.path}?name=paper.pdf`,
      headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`),
    })
    const file_id = reply.json<{ id: number }>().id
    return (await makeRecord('documents', office, { student_id, kind: 'medical', file_id })).id
  }

  it('that need no permission are all in the table: whom a new one tells of is said here first', () => {
    const open = people.filter(([, { access }]) => access === 'session' || access === 'public').map(([name]) => name)
    expect(open.filter((name) => !(name in told))).toEqual([])
    expect(Object.keys(told).filter((name) => !(name in allEndpoints))).toEqual([])
  })

  it.each(kinds)('tell a %s of nobody whom they may not know, whatever they ask for', async (kind) => {
    const hidden = secrets.filter(({ knownTo }) => !knownTo.includes(kind))
    const leaks = new Set<string>()
    for (const [name, endpoint] of read) {
      // for the others the next test says that it is closed
      if (endpoint.access !== 'session' && !['trainer', 'clerk', 'stranger'].includes(kind)) continue
      const pick = (schema: Endpoint['params'], known: Record<string, unknown>) => schema && exampleOf(schema, known)
      const keyed =
        endpoint.params !== undefined ||
        JSON.stringify(exampleOf(endpoint.query ?? z.object({}), { id: 0, of: 0 })) !== '{}'
      for (const id of keyed ? ids : ids.slice(0, 1)) {
        const known = {
          id,
          of: id,
          ids: [id],
          student_id: id,
          lesson_id: id,
          format: 'csv',
          perPage: 50,
          calendars: undefined,
        }
        const reply = await send(walkers[kind].token, endpoint, {
          params: pick(endpoint.params, known),
          query: pick(endpoint.query, endpoint.params || keyed ? known : { format: 'csv' }),
          body: pick(endpoint.body, known),
        })
        const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
        for (const { text: secret, of } of hidden) if (text.includes(secret)) leaks.add(`${name}: ${of}`)
      }
    }
    expect([...leaks]).toEqual([])
  })

  it.each(['learner', 'guardian without rights', 'guardian with all rights', 'client'] as const)(
    'that need a permission are closed to a %s',
    async (kind) => {
      for (const [name, endpoint] of people) {
        if (endpoint.access === 'session' || endpoint.access === 'public') continue
        const known = { id: ids[0], version: 1 }
        const pick = (schema: Endpoint['params']) => schema && exampleOf(schema, known)
        const reply = await send(walkers[kind].token, endpoint, {
          params: pick(endpoint.params),
          query: pick(endpoint.query),
          body: pick(endpoint.body),
        })
        expect(reply.status, name).toBe(403)
      }
    },
  )
})
