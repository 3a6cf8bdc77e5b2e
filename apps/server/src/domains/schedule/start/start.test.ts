import { uploadFile } from '@dsms/contract/kernel/files'
import { createLesson } from '@dsms/contract/schedule/lessons/calls'
import * as c from '@dsms/contract/schedule/start/calls'
import { saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { getStartSteps, startSteps } from '@dsms/contract/school/schoolProfile/steps'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { anyLookup, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { seedCountryPacks } from '../../curriculum/countryPacks/countryPacks.seed.ts'

beforeAll(async () => {
  await asSystem((await testApp()).database, ({ db }) => seedCountryPacks(db))
  await anyLookup('vehicle_type')
  await anyLookup('vehicle_purpose')
})

const see = async (who: TestPerson) => (await callAs(who.token, c.getSchoolStart, { query: {} })).body
const doneOf = ({ steps }: c.SchoolStart) => steps.filter(({ is_done }) => is_done).map(({ key }) => key)
const codes = ({ judge }: c.SchoolStart) => judge.against.map(({ code, needed }) => [code, needed].join(' ').trim())

async function makeUpload(who: TestPerson): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: `${uploadFile.path}?name=paper.pdf`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'),
  })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().id
}

let nth = 0
const car = async () => ({
  registration_no: `ب ح ر ${process.pid}${++nth}`,
  gear_type: 'automatic' as const,
  dual_controls: true,
  insurance_expires_on: '2099-12-31',
  brand_id: await anyLookup('vehicle_brand'),
  model: 'Yaris',
  year_model: 2024,
  chassis_no: `JTDBR32E7201${String(10_000 + nth)}`,
})
const paper = (number: string) => ({ number, expires_on: '2099-12-31' })
const self = {
  first_name: 'نواف',
  family_name: 'العتيبي',
  teaching_permit: paper('P-1'),
  driving_licence: paper('L-1'),
}
/** Somebody whom the owner employs. */
const employed = { ...self, first_name: 'هدى', family_name: 'القحطاني', other: { phone: '+966505550101' } }
const learner = { first_name: 'ليان', family_name: 'القرني', phone: '+966501234567', birth_date: '2001-05-17' }
const country = (who: TestPerson, code: string) => callAs(who.token, c.startCountry, { body: { country: code } })
const pack = (who: TestPerson, ...types: string[]) =>
  callAs(who.token, c.startPack, { body: { types: types.map((code) => ({ code })) } })

async function countsOf(who: TestPerson) {
  const tables = ['licence_types', 'training_components', 'lesson_types', 'skills', 'error_types', 'marking_schemes']
  const all = [
    ...tables,
    'courses',
    'contract_templates',
    'trainers',
    'trainer_credentials',
    'vehicles',
    'students',
    'enrolments',
    'documents',
  ]
  const parts = all.map(
    (table) =>
      sql`(select count(*)::integer from ${sql.identifier(table)} where tenant = ${who.schoolId}) as ${sql.identifier(table)}`,
  )
  return (await query(sql`select ${sql.join(parts, sql`, `)}`))[0]
}

describe('the way to the first lesson', () => {
  it('leads from nothing to a lesson that the rules let pass, each step in one call', async () => {
    const owner = await makeSchoolAdmin()
    const empty = await see(owner)
    expect(doneOf(empty)).toEqual([])
    expect(empty.judge.lacks).toEqual(['lesson_type', 'licence_type', 'student'])
    expect(empty.steps.every(({ may }) => may)).toBe(true)

    const inCountry = (await country(owner, 'SA')).body
    expect(inCountry.country?.code).toBe('SA')
    expect(inCountry.pack?.categories.map(({ code, is_planned }) => [code, is_planned])).toEqual([
      ['PRIVATE', true],
      ['PUBLIC', false],
    ])
    const taken = (await pack(owner, 'PRIVATE')).body
    expect(taken.added).toMatchObject({ licence_types: 1, components: 3, marking: 1, courses: 1, contracts: 1 })
    expect(taken.added.lesson_types).toBeGreaterThan(8)
    expect(taken.added.skills).toBeGreaterThan(20)
    expect(taken.added.errors).toBeGreaterThan(20)
    expect(doneOf(taken.start)).toEqual(['country', 'pack'])
    expect(codes(taken.start)).toEqual(['need_missing trainer', 'need_missing vehicle'])
    expect(taken.start.judge.lacks).toEqual(['student'])

    const teaches = (await callAs(owner.token, c.startTrainer, { body: self })).body
    expect(codes(teaches)).toEqual(['need_missing vehicle'])
    expect(teaches.me.is_trainer).toBe(true)
    const slow = { ...(await car()), dual_controls: false }
    expect(codes((await callAs(owner.token, c.startVehicle, { body: slow })).body)).toEqual([
      'vehicle_equipment dual_controls',
    ])
    await query(sql`update vehicles set dual_controls = true where tenant = ${owner.schoolId}`)

    const branch_id = teaches.branch?.id ?? 0
    const hours = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))
    await callAs(owner.token, saveOpeningHours, { body: { branch_id, version: 0, hours } })
    const course_id = teaches.courses[0]?.id ?? 0
    const learns = (await callAs(owner.token, c.startStudent, { body: { ...learner, course_id } })).body
    expect(doneOf(learns)).toEqual(['country', 'pack', 'trainer', 'vehicle', 'hours'])
    expect(learns.student?.papers.map(({ kind, status }) => [kind, status])).toEqual([
      ['id', 'missing'],
      ['photo', 'missing'],
      ['medical', 'missing'],
    ])
    expect(learns.student?.gaps).toContain('identity')
    expect(codes(learns)).toEqual(['student_documents id', 'student_documents photo', 'student_documents medical'])

    const papers = await Promise.all(
      (['id', 'photo', 'medical'] as const).map(async (kind) => ({ kind, file_id: await makeUpload(owner) })),
    )
    const ready = (await callAs(owner.token, c.startPapers, { body: { student_id: learns.student?.id ?? 0, papers } }))
      .body
    expect(ready.judge).toMatchObject({ lacks: [], against: [] })
    const [slot] = ready.judge.found?.slots ?? []
    const { reasons: _, ...time } = slot ?? { reasons: [] }
    const lesson = { ...time, type_id: ready.judge.type_id, branch_id, enrolment_ids: [ready.student?.enrolment_id] }
    const made = await send(owner.token, createLesson, { body: lesson })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(doneOf(await see(owner))).toEqual([...startSteps])
    const card = (await callAs(owner.token, getStartSteps, { query: {} })).body
    expect([card.steps, card.is_dismissed]).toEqual([(await see(owner)).steps, false])
  })

  it('makes nothing twice, however often and whenever it is pressed', async () => {
    const owner = await makeSchoolAdmin()
    await country(owner, 'SA')
    await Promise.all([pack(owner, 'PRIVATE'), pack(owner, 'PRIVATE')])
    const once = await countsOf(owner)
    const again = (await pack(owner, 'PRIVATE')).body
    expect(Object.values(again.added).every((count) => count === 0)).toBe(true)
    expect(await countsOf(owner)).toEqual(once)
    const own = await car()
    const course_id = again.start.courses[0]?.id ?? 0
    for (const _ of [1, 2]) {
      const all = await Promise.all([
        callAs(owner.token, c.startTrainer, { body: self }),
        callAs(owner.token, c.startVehicle, { body: own }),
        callAs(owner.token, c.startStudent, { body: { ...learner, course_id } }),
      ])
      for (const { status, body } of all) expect(status, JSON.stringify(body)).toBe(200)
    }
    expect(await countsOf(owner)).toMatchObject({
      licence_types: 1,
      courses: 1,
      contract_templates: 1,
      trainers: 1,
      trainer_credentials: 2,
      vehicles: 1,
      students: 1,
      enrolments: 1,
    })
  })

  it('lets somebody else teach, once, who is known by their number and gets the papers that they lack', async () => {
    const owner = await makeSchoolAdmin()
    await country(owner, 'SA')
    const { licence_types } = (await pack(owner, 'PRIVATE', 'PUBLIC')).body.start
    const [only = { id: 0, name: '' }] = licence_types
    expect(licence_types.length).toBeGreaterThan(0)
    const gender = await query(sql`select id from genders where code = 'female'`)
    const other = { ...employed.other, gender_id: Number(gender[0]?.id), licence_type_ids: [only.id] }
    for (const _ of [1, 2]) {
      const both = [1, 2].map(() => callAs(owner.token, c.startTrainer, { body: { ...employed, other } }))
      for (const { status, body } of await Promise.all(both)) expect(status, JSON.stringify(body)).toBe(200)
    }
    const now = await see(owner)
    expect([now.trainer?.name, now.me.is_trainer]).toEqual(['هدى القحطاني', false])
    expect(doneOf(now)).toEqual(['country', 'pack', 'trainer'])
    expect(await countsOf(owner)).toMatchObject({ trainers: 1, trainer_credentials: 2 })
    const taught = await query(sql`
      select t.employment, t.status, g.code as gender, l.licence_type_id as licence
        from trainers t join genders g on g.id = t.gender_id join trainer_licence_types l on l.tenant = t.tenant and l.trainer_id = t.id
       where t.tenant = ${owner.schoolId}`)
    expect(taught).toEqual([{ employment: 'full_time', status: 'active', gender: 'female', licence: only.id }])
  })

  it('says what is wrong with somebody else at their fields, and adds nobody', async () => {
    const [owner, foreign] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    await country(owner, 'SA')
    await country(foreign, 'SA')
    const theirs = (await pack(foreign, 'PRIVATE')).body.start.licence_types[0]?.id ?? 0
    const ask = (body: object) => callAs(owner.token, c.startTrainer, { body: { ...employed, ...body } })
    expect(refusal(await ask({ other: { phone: 'five' } }))).toEqual(wrongFields({ 'other.phone': 'invalid_phone' }))
    const elsewhere = { other: { ...employed.other, licence_type_ids: [theirs] } }
    expect(refusal(await ask(elsewhere))).toEqual(wrongFields({ 'other.licence_type_ids': 'unknown_choice' }))
    expect((await countsOf(owner))?.trainers).toBe(0)
  })

  it('asks for a woman or a man where the rules of the school do', async () => {
    const owner = await makeSchoolAdmin()
    expect((await see(owner)).asks_gender).toBe(false)
    await query(
      sql`insert into setting_values (tenant, key, value) values (${owner.schoolId}, 'training.gender', '"require"')`,
    )
    expect((await see(owner)).asks_gender).toBe(true)
  })

  it('leaves licence types that are there as they are, and opens a course for them', async () => {
    const owner = await makeSchoolAdmin()
    await country(owner, 'SA')
    await pack(owner, 'PRIVATE')
    await query(sql`update licence_types set name = '{"ar":"رخصتنا"}' where tenant = ${owner.schoolId}`)
    await query(sql`update courses set archived_at = now() where tenant = ${owner.schoolId}`)
    const { added } = (await pack(owner, 'private')).body
    expect(added).toMatchObject({ licence_types: 0, courses: 1, components: 0, marking: 0 })
    const rows = await query(sql`select name, status from licence_types where tenant = ${owner.schoolId}`)
    expect(rows).toEqual([{ name: { ar: 'رخصتنا' }, status: 'active' }])
  })

  it('asks for an age where the pack says none, and takes nothing until it is said', async () => {
    const owner = await makeSchoolAdmin()
    const { pack: german } = (await country(owner, 'DE')).body
    expect(german?.categories.find(({ code }) => code === 'B')).toMatchObject({ needs_age: true, is_planned: true })
    expect(refusal(await pack(owner, 'B'))).toEqual(wrongFields({ 'types.0.min_age_months': 'required' }))
    expect(await countsOf(owner)).toMatchObject({ licence_types: 0, lesson_types: 0, skills: 0 })
    const body = { types: [{ code: 'B', min_age_months: 216 }] }
    expect((await callAs(owner.token, c.startPack, { body })).body.added).toMatchObject({
      licence_types: 1,
      courses: 1,
    })
    expect(refusal(await pack(owner, 'X'))).toEqual(wrongFields({ 'types.0.code': 'unknown_choice' }))
  })

  it('goes on in a country without a pack: what is usual everywhere is taken, licence types are for the school', async () => {
    const owner = await makeSchoolAdmin()
    const inEgypt = (await country(owner, 'EG')).body
    expect([inEgypt.pack, inEgypt.currency, inEgypt.time_zone]).toEqual([null, 'EGP', 'Africa/Cairo'])
    const { added, start } = (await pack(owner)).body
    expect(added).toMatchObject({ licence_types: 0, components: 3, courses: 0, contracts: 1 })
    expect(added.lesson_types).toBeGreaterThan(5)
    expect(doneOf(start)).toEqual(['country'])
    expect(start.judge.lacks).toEqual(['licence_type', 'student'])
  })

  it('names the field of what is wrong', async () => {
    const owner = await makeSchoolAdmin()
    await country(owner, 'SA')
    const { start } = (await pack(owner, 'PRIVATE')).body
    expect(refusal(await country(owner, 'ZZ'))).toEqual(wrongFields({ country: 'unknown_choice' }))
    const old = { ...self, driving_licence: { number: 'L', expires_on: '2020-01-01' } }
    expect(refusal(await callAs(owner.token, c.startTrainer, { body: old }))).toEqual(
      wrongFields({ 'driving_licence.expires_on': 'date_in_past' }),
    )
    expect((await countsOf(owner))?.trainers).toBe(0)
    const course_id = start.courses[0]?.id ?? 0
    const young = { ...learner, birth_date: `${new Date().getUTCFullYear() - 9}-01-01`, course_id }
    expect(refusal(await callAs(owner.token, c.startStudent, { body: young }))).toEqual(
      wrongFields({ birth_date: 'too_young' }),
    )
    // both names are in the script of one of them
    const mixed = { ...young, birth_date: learner.birth_date, first_name: 'Layan' }
    expect(refusal(await callAs(owner.token, c.startStudent, { body: mixed }))).toEqual(
      wrongFields({ first_name: 'arabic_letters' }),
    )
    expect((await countsOf(owner))?.students).toBe(0)
  })

  it('knows nothing of another school', async () => {
    const [owner, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    await country(owner, 'SA')
    await country(other, 'SA')
    const { start } = (await pack(owner, 'PRIVATE')).body
    await pack(other, 'PRIVATE')
    const foreign = { ...learner, course_id: start.courses[0]?.id ?? 0 }
    expect(refusal(await callAs(other.token, c.startStudent, { body: foreign }))).toEqual(
      wrongFields({ course_id: 'unknown_choice' }),
    )
    const mine = await callAs(owner.token, c.startStudent, { body: foreign })
    const papers = [{ kind: 'id' as const, file_id: await makeUpload(other) }]
    const body = { student_id: mine.body.student?.id ?? 0, papers }
    expect((await send(other.token, c.startPapers, { body })).status).toBe(404)
    expect((await send(owner.token, c.startPapers, { body })).status).toBe(422)
    expect((await send(owner.token, c.startPack, { body: { school_id: other.schoolId } })).status).toBe(404)
  })

  it('tells each reader what they may see and do, and refuses the rest', async () => {
    const owner = await makeSchoolAdmin()
    await country(owner, 'SA')
    const { start } = (await pack(owner, 'PRIVATE')).body
    const course_id = start.courses[0]?.id ?? 0
    await callAs(owner.token, c.startStudent, { body: { ...learner, course_id } })
    const reader = await makePerson({ schoolId: owner.schoolId, permissions: ['settings.view', 'vehicles.create'] })
    const seen = await see(reader)
    expect([seen.student, seen.judge.against]).toEqual([null, []])
    expect(seen.steps.filter(({ may }) => may).map(({ key }) => key)).toEqual(['vehicle'])
    for (const [call, body] of [
      [c.startCountry, { country: 'SA' }],
      [c.startPack, {}],
      [c.startTrainer, self],
      [c.startStudent, { ...learner, course_id }],
      [c.startPapers, { student_id: 1, papers: [{ kind: 'id', file_id: 1 }] }],
    ] as const)
      expect((await send(reader.token, call, { body })).status, call.path).toBe(403)
    const blind = await makePerson({ schoolId: owner.schoolId, permissions: ['vehicles.create'] })
    for (const call of [c.getSchoolStart, getStartSteps])
      expect((await send(blind.token, call, { query: {} })).status).toBe(403)
  })
})
