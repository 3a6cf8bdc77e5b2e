import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import { joined } from '../../../../kernel/text/formats.ts'
import { paperNames } from '../../documents/documents.names.ts'
import type { StudentFile } from './file.read.ts'
import { type Say, speaker } from './file.words.ts'

interface Part {
  title: string
  facts: [name: string, value: string][]
  heads: string[]
  shares: number[]
  rows: string[][]
  texts: string[]
}

/** What a page says, in one language, all of it text; the template only places it. */
export function filePage(file: StudentFile, language: Language, by: string) {
  const { student, school } = file
  const say = speaker(language, school.zone)
  return {
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    title: say.word('title'),
    page: say.word('page'),
    of: say.word('of'),
    name: oneLine(student.name),
    line: [student.student_no, say.kind('student', student.status), ...student.licence_types],
    school: school.name,
    foot: [school.name, `${say.word('printed')} ${say.day(school.today)}`, oneLine(by)],
    parts: [...whoParts(file, say), ...trainingParts(file, say), ...moneyParts(file, say)],
  }
}

const part = (title: string, more: Partial<Omit<Part, 'title'>>): Part => ({
  title,
  facts: [],
  heads: [],
  shares: [],
  rows: [],
  texts: [],
  ...more,
})
/** Unknown values take no room. */
const facts = (all: [string, string | null | undefined | false][]): Part['facts'] =>
  all.flatMap(([name, value]) => (value ? [[name, oneLine(value)] as [string, string]] : []))
const table = (title: string, columns: [head: string, share: number][], rows: (string | null)[][]): Part[] =>
  rows.length === 0
    ? []
    : [
        part(title, {
          heads: columns.map(([head]) => head),
          shares: columns.map(([, share]) => share),
          rows: rows.map((cells) => cells.map((cell) => oneLine(cell ?? ''))),
        }),
      ]

function whoParts({ student: s, guardians }: StudentFile, { word, kind, day, language }: Say): Part[] {
  const list = (texts: string[]) => joined(language, texts)
  const whole = (script: 'ar' | 'en') =>
    [s.first_name, s.second_name, s.family_name].flatMap((one) => one[script] || []).join(' ')
  return [
    part(word('person'), {
      facts: facts([
        [word('name_ar'), whole('ar')],
        [word('name_en'), whole('en')],
        [word('birth_date'), day(s.birth_date)],
        [word('gender'), s.gender],
        [word('country'), s.country],
        [word('id_type'), s.id_type],
        [word('id_number'), s.id_number ?? (s.id_last4 && `•••• ${s.id_last4}`)],
        [word('id_expires_on'), day(s.id_expires_on)],
        [word('phone'), s.phone],
        [word('email'), s.email],
        [word('address'), list([s.address, s.city, s.province].filter((one) => one !== null))],
        [word('pickup_points'), list(s.pickup_points.map(({ label }) => label))],
        [word('occupation'), s.occupation],
      ]),
    }),
    part(word('missing'), {
      texts: [s.gaps.length ? list(s.gaps.map((gap) => kind('gap', gap))) : word('gaps_none')],
    }),
    ...table(
      word('guardians'),
      [
        [word('name'), 3],
        [word('relation'), 2],
        [word('phone'), 2],
        [word('email'), 3],
      ],
      (guardians ?? []).map((one) => [one.name, kind('relation', one.relation), one.phone, one.email]),
    ),
    ...table(
      word('emergency'),
      [
        [word('name'), 3],
        [word('relation'), 2],
        [word('phone'), 5],
      ],
      s.emergency_name || s.emergency_phone ? [[s.emergency_name, s.emergency_relation, s.emergency_phone]] : [],
    ),
    ...(s.shared_notes ? [part(word('shared_notes'), { texts: [s.shared_notes] })] : []),
  ]
}

function trainingParts(file: StudentFile, say: Say): Part[] {
  const { student: s, courses = [], agreed = [], papers = [], progress, lessons = [] } = file
  const { word, kind, day, dayOf, timeOf, hours, language } = say
  const list = (texts: string[]) => joined(language, texts)
  return [
    part(word('training'), {
      facts: facts([
        [word('level'), kind('level', s.level)],
        [word('languages'), list(s.languages.map((one) => kind('language', one)))],
        [word('trainer_gender'), kind('wish', s.trainer_gender)],
        [word('special_needs'), list(s.special_needs.map((one) => kind('need', one)))],
        [word('wears_glasses'), word(s.wears_glasses ? 'yes' : 'no')],
        [word('blood_group'), s.blood_group],
      ]),
    }),
    ...table(
      word('course'),
      [
        [word('course'), 3],
        [word('trainer'), 3],
        [word('status'), 2],
        [word('start_on'), 2],
        [word('deadline'), 2],
      ],
      courses.map((one) => [
        `${one.course} · ${one.licence_type}`,
        one.trainer,
        kind('enrolment', one.status),
        day(one.start_on),
        day(one.deadline_on),
      ]),
    ),
    ...table(
      word('contract'),
      [
        [word('contract'), 4],
        [word('status'), 2],
        [word('sent'), 2],
        [word('accepted'), 2],
      ],
      agreed.map((one) => [
        `${one.template} · ${one.id}`,
        kind('agreed', one.status),
        dayOf(one.sent_at),
        dayOf(one.accepted_at),
      ]),
    ),
    ...table(
      word('papers'),
      [
        [word('paper'), 4],
        [word('status'), 2],
        [word('expires'), 2],
      ],
      papers
        .filter(({ status }) => status !== 'replaced')
        .map((one) => [paperNames[one.kind][language], kind('state', one.status), day(one.expires_on)]),
    ),
    ...table(
      progress ? `${word('progress')} · ${progress.course}` : word('progress'),
      [
        [word('stage'), 4],
        [word('done'), 2],
        [word('owed'), 2],
      ],
      (progress?.stages ?? []).map((one) => [
        kind('stage', one.stage),
        one.done === 0 ? word('not_started') : hours(one.done),
        hours(one.minutes),
      ]),
    ),
    ...table(
      word('lessons'),
      [
        [word('day'), 3],
        [word('time'), 1],
        [word('kind'), 3],
        [word('trainer'), 3],
        [word('minutes'), 1.2],
        [word('status'), 2],
      ],
      lessons.map((one) => [
        dayOf(one.start),
        timeOf(one.start),
        one.type,
        one.trainer,
        String(one.minutes),
        one.attendance && one.attendance !== 'present' ? kind('there', one.attendance) : kind('lesson', one.status),
      ]),
    ),
  ]
}

function moneyParts({ charges, balance }: StudentFile, { word, kind, day, money }: Say): Part[] {
  if (!balance) return []
  const open = balance.flatMap(({ currency, open_minor, overdue_minor, balance_minor }) => [
    ...(open_minor > 0 ? [word('owes', { amount: money(open_minor, currency) })] : []),
    ...(overdue_minor > 0 ? [word('overdue', { amount: money(overdue_minor, currency) })] : []),
    ...(balance_minor > 0 ? [word('has_balance', { amount: money(balance_minor, currency) })] : []),
  ])
  return [
    part(word('balance'), { texts: [open.length ? open.join(' · ') : word('settled')] }),
    ...table(
      word('money'),
      [
        [word('kind'), 4],
        [word('due'), 2],
        [word('amount'), 2],
        [word('status'), 2],
      ],
      (charges ?? []).map((one) => [
        kind('charge', one.kind),
        day(one.due_on),
        money(one.amount_minor, one.currency),
        kind('settled', one.status),
      ]),
    ),
  ]
}
