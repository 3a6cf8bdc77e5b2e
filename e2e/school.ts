import { toIso } from '@dsms/contract/kernel/time/days'
import { type APIRequestContext, expect } from '@playwright/test'
import type { CallsAs } from './accounts.ts'
import { type Calls, callsOf } from './calls.ts'
import { today } from './clock.ts'

export interface Named {
  id: number
  name: string
}

/** Somebody who learns at the school, by their enrolment, since lessons are planned for enrolments. */
export interface Learner extends Named {
  student_id: number
}

type TwoOrMore<T> = [T, T, ...T[]]

/** A school that a journey has to itself. Nothing is planned in it, its papers do not end, and it has no holidays. */
export interface School {
  /** Its administrator. */
  owner: { email: string; password: string }
  calls: Calls
  branch: Named
  course: Named
  /** Of the usual lesson types, what is taught in a room and what on the road. */
  types: { theory: Named; road: Named }
  /** They teach everything, every day from 9 to 12 unless told otherwise. */
  trainers: TwoOrMore<Named>
  vehicles: TwoOrMore<Named>
  rooms: TwoOrMore<Named>
  /** They are in the same course; grown up, but for minors. */
  students: TwoOrMore<Learner>
}

/** Two of everything, unless more is wanted. */
export interface SchoolWishes {
  rooms?: number
  students?: number
  /** So many of its students, the first ones, are under age. */
  minors?: number
  /** Whether a trainer is a woman or a man, in the order of the trainers. */
  genders?: ('female' | 'male')[]
  /** What the school has set otherwise than the platform. */
  settings?: Record<string, string | number | boolean>
  /** When its trainers work. */
  from?: string
  to?: string
}

const password = 'ميناء هادئ ومصباح 27'
const week = [0, 1, 2, 3, 4, 5, 6]
/** Sixteen in all of this year. */
const underAge = `${Number(today.slice(0, 4)) - 16}-01-02`
const papers = { issued_on: '2026-01-01', expires_on: '2099-12-31' }

const firstNames = ['ليان', 'نواف', 'رغد', 'تركي', 'جود', 'بدر', 'وسن', 'مازن']
const familyNames = ['العتيبي', 'الدوسري', 'القرني', 'الشمري', 'البلوي', 'المطيري', 'الزهراني', 'الغامدي']

/** A first name and a family name, another pair for each number; with another `shift` no pair is the same. */
function nameOf(nth: number, shift: number) {
  const families = familyNames.length
  return [firstNames[nth % firstNames.length], familyNames[(nth + shift + 2 * Math.floor(nth / families)) % families]]
}

let schools = 0

let numbers = process.pid
/** Four digits of a plate: no two vehicles of the platform have the same. */
const nextNumber = () => 1000 + (numbers++ % 9000)

/** Registers a school, and gives it by calls what lessons on the road and classes need. */
export async function makeSchool(request: APIRequestContext, wishes: SchoolWishes = {}): Promise<School> {
  const own = `${process.pid}-${++schools}`
  const owner = { email: `owner-${own}@example.org`, password }
  const registered = await request.post('/jwt/register', {
    data: { ...owner, username: `owner-${own}`, schoolName: `مدرسة الميدان ${schools}` },
  })
  expect(registered.ok(), await registered.text()).toBe(true)
  const calls = await callsOf(request, owner.email, password)
  const create = (path: string, data: object): Promise<Named> => calls.post(`/api/school/${path}`, data)
  const change = (path: string, id: number, status: string) =>
    calls.post(`/api/school/${path}/${id}/status`, { status })
  const choice = async (kind: string): Promise<number> => (await calls.get(`/api/lookup-choices?kind=${kind}`))[0].id

  const { rows } = await calls.get('/api/school/branches')
  const [branch] = rows as [Named]
  const hours = week.map((weekday) => ({ weekday, opens: '06:00', closes: '23:00' }))
  await calls.post('/api/school/hours', { branch_id: branch.id, version: 0, hours })
  await calls.patch('/api/school/student-rules', { version: 0, ...nothingNeeded })
  const changes = Object.entries(wishes.settings ?? {}).map(([key, value]) => ({ key, value, version: 0 }))
  if (changes.length > 0) await calls.patch('/api/settings', { changes })
  await calls.post('/api/school/lesson-types/presets', {})
  const { rows: types } = await calls.get('/api/school/lesson-types?perPage=50')

  const typeOf = (code: string) =>
    (types as (Named & { code: string; version: number })[]).find((type) => type.code === code) as Named & {
      version: number
    }
  const road = typeOf('ROAD')
  // students book it by themselves, for a price
  const sold = { version: road.version, self_bookable: true, price_minor: 15_000 }
  await calls.patch(`/api/school/lesson-types/${road.id}`, sold)

  const licence = await create('licence-types', {
    code: 'B',
    name: { ar: 'رخصة خاصة' },
    group: 'car',
    min_age_months: 216,
    min_training_age_months: 192,
  })
  await calls.post(`/api/school/licence-types/${licence.id}/requirements`, {
    based_on: 0,
    effective_from: '2026-01-01',
    rows: [
      { stage: 'theory', min_minutes: 480 },
      { stage: 'road', min_minutes: 1200 },
    ],
  })
  await change('licence-types', licence.id, 'active')
  const course = await create('courses', {
    name: { ar: 'دورة القيادة' },
    licence_type_id: licence.id,
    price_minor: 252_000,
  })
  await change('courses', course.id, 'active')

  const { result: genders } = (await calls.get('/list_gender')).data
  const genderOf = (code?: string): number | null =>
    genders.find((one: { code: string }) => one.code === code)?.id ?? null

  const trainer = async (nth: number): Promise<Named> => {
    const [first_name_ar, family_name_ar] = nameOf(nth, 1)
    const { id, name } = await create('trainers', {
      first_name_ar,
      family_name_ar,
      phone: `+9665010000${String(nth).padStart(2, '0')}`,
      email: `trainer-${own}-${nth}@example.org`,
      gender_id: genderOf(wishes.genders?.[nth]),
      teaches: ['theory', 'simulator', 'yard', 'road', 'exam_prep'],
      gearboxes: ['manual', 'automatic'],
      languages: ['ar'],
      branch_ids: [branch.id],
      licence_type_ids: [licence.id],
    })
    for (const kind of ['driving_licence', 'teaching_permit']) {
      const paper = await create('credentials', { trainer_id: id, kind, number: `TP-${nth}`, ...papers })
      await change('credentials', paper.id, 'approved')
    }
    await change('trainers', id, 'active')
    await calls.post(`/api/school/availability/${id}/week`, {
      version: 0,
      valid_from: papers.issued_on,
      hours: week.map((weekday) => ({
        weekday: toIso(weekday),
        from: wishes.from ?? '09:00',
        to: wishes.to ?? '12:00',
      })),
    })
    return { id, name }
  }
  const [brand_id, type_id, purpose] = [
    await choice('vehicle_brand'),
    await choice('vehicle_type'),
    await choice('vehicle_purpose'),
  ]
  const vehicle = async (nth: number): Promise<Named> => {
    const number = nextNumber()
    const registration_no = `ب ح ر ${number}`
    const { id, name } = await create('vehicles', {
      name: { ar: `كامري ${nth + 1}` },
      branch_id: branch.id,
      brand_id,
      type_id,
      model: 'Camry',
      year_model: 2024,
      gear_type: 'manual',
      dual_controls: true,
      registration_no,
      chassis_no: `JTDBR32E7201${number}5`,
      passenger_capacity: 5,
      purpose_ids: [purpose],
      licence_type_ids: [licence.id],
      insurance_expires_on: papers.expires_on,
      inspection_expires_on: papers.expires_on,
      registration_expires_on: papers.expires_on,
      service_cycle: 'both',
      interval_km: 10_000,
      interval_days: 365,
    })
    // as lists of vehicles call it
    return { id, name: `${name} · ${registration_no}` }
  }
  const room = async (nth: number): Promise<Named> =>
    create('class-rooms', {
      name: { ar: `قاعة ${nth + 1}` },
      branch_id: branch.id,
      type_id: await choice('room_type'),
      max_capacity: 20,
      legal_capacity: 16,
    })
  const student = async (nth: number): Promise<Learner> => {
    const [first_name, family_name] = nameOf(nth, 0)
    const { id, name } = await create('students', {
      first_name: { ar: first_name },
      family_name: { ar: family_name },
      birth_date: nth < (wishes.minors ?? 0) ? underAge : '2000-05-01',
      phone: `+9665510000${String(nth).padStart(2, '0')}`,
      email: `student-${own}-${nth}@example.org`,
      branch_id: branch.id,
    })
    const enrolment = await create('enrolments', { student_id: id, course_id: course.id, branch_id: branch.id })
    for (const status of ['awaiting_documents', 'awaiting_payment', 'active'])
      await change('enrolments', enrolment.id, status)
    await change('students', id, 'active')
    return { id: enrolment.id, name, student_id: id }
  }

  return {
    owner,
    calls,
    branch,
    course,
    types: { theory: typeOf('TH'), road },
    trainers: await inTurn(2, trainer),
    vehicles: await inTurn(2, vehicle),
    rooms: await inTurn(wishes.rooms ?? 2, room),
    students: await inTurn(wishes.students ?? 2, student),
  }
}

/** One after another: the order in which they are made is the order in which they are listed. */
async function inTurn<T>(count: number, make: (nth: number) => Promise<T>): Promise<TwoOrMore<T>> {
  const all: T[] = []
  for (let nth = 0; nth < count; nth++) all.push(await make(nth))
  return all as TwoOrMore<T>
}

/** Gives a student of the school an account, by the link that is mailed to them. */
export async function accountOf({ calls }: School, { student_id }: Learner, callsAs: CallsAs) {
  const { email } = await calls.post(`/api/school/students/${student_id}/invitation`, {})
  return acceptInvitation(String(email), callsAs)
}

/** The same for a trainer. */
export async function accountOfTrainer({ calls }: School, { id }: Named, callsAs: CallsAs) {
  const { email } = await calls.get(`/api/school/trainers/${id}`)
  await calls.post(`/api/users/${id}/invitation`, { email, username: String(email).split('@')[0] })
  return acceptInvitation(String(email), callsAs)
}

/** Somebody with an account who speaks for students, and who may do so much for each. */
export async function guardianOf(
  { calls }: School,
  students: [Learner, ...Learner[]],
  rights: string[],
  callsAs: CallsAs,
) {
  const [first] = students
  const email = `guardian-${process.pid}-${first.student_id}@example.org`
  const guardian = await calls.post('/api/school/guardians', {
    first_name: { ar: 'فهد' },
    family_name: { ar: first.name.split(' ').at(-1) },
    phone: '+966501230001',
    email,
  })
  for (const { student_id } of students)
    await calls.post(`/api/school/students/${student_id}/guardians`, {
      guardian_id: guardian.id,
      relation: 'father',
      rights,
    })
  await calls.post(`/api/school/guardians/${guardian.id}/invitation`, {})
  return acceptInvitation(email, callsAs)
}

/** Sets a password by the link that was mailed to an address; answers how its owner signs in. */
export async function acceptInvitation(email: string, callsAs: CallsAs) {
  const admin = await callsAs('admin')
  const mails = JSON.stringify(await admin.get(`/api/outbox?q=${encodeURIComponent(email)}`))
  const token = /reset-password\?token=([\w.-]+)/.exec(mails)?.[1]
  await admin.post('/jwt/reset-password', { token, password, password_confirmation: password })
  return { email, password }
}

/** What makes a student active: the course alone. */
const nothingNeeded = {
  needs_birth_date: false,
  needs_contact: false,
  needs_identity: false,
  needs_consent: false,
  needs_guardian: false,
  needs_documents: false,
  needs_contract: false,
  documents: [],
}
