import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import {
  type Copy,
  foundRow,
  keptFile,
  noteCopy,
  onlyColumns,
  pictureFile,
  traceOf,
  withoutInnards,
} from '../../staff/public.ts'
import { contractPdf } from '../contracts/contracts.pdf.ts'
import { studentPapers } from '../documents/papers.sight.ts'
import { ownMinor, ownStudent } from '../portal/self.ts'
import { bloodGroupOf, studentSections } from './student.data.ts'

type Keys = Pick<Services, 'tokens'>

/** What the office wrote for itself, by table: in a file of its own, which it can look through before it hands a copy over. */
const officeColumns: Partial<Record<keyof typeof studentSections, string[]>> = {
  students: ['internal_notes', 'tags', 'status_reason', 'referred_by', 'created_by', 'updated_by'],
  documents: ['notes', 'created_by', 'updated_by'],
  enrolments: ['notes', 'status_reason', 'created_by', 'updated_by'],
  contracts: ['created_by', 'updated_by'],
  trainer_consents: ['by'],
  correction_requests: ['created_by', 'updated_by'],
  calls_to_make: ['said'],
  lesson_records: ['internal_note'],
}

/** Everything about a student for the office, without the papers that whoever asks may not open. */
export async function studentCopy({ tokens }: Keys, actor: Actor, id: number): Promise<Copy> {
  const found = await read(tokens, actor, id, false)
  const { student, sections, files } = found
  const keysOf = (rows: object[]) => rows.flatMap((row) => ('id' in row ? [Number(row.id)] : []))
  const history = await traceOf(actor, [
    ['students', [id]],
    ['users', [id]],
    ['documents', keysOf(sections.documents)],
    ['enrolments', keysOf(sections.enrolments)],
    ['contracts', keysOf(sections.contracts)],
    ['trainer_consents', keysOf(sections.trainer_consents)],
  ])
  await noteCopy(actor, 'students', id, student.name)
  return {
    name: `student-${id}`,
    records: {
      'person.json': { ...personOf(found), history },
      'office.json': {
        ...Object.fromEntries(
          Object.entries(officeColumns).map(([table, columns]) => [
            table,
            onlyColumns(sections[table as Section], columns),
          ]),
        ),
        leads: withoutInnards(sections.leads),
      },
    },
    files,
    drawn: drawn(sections.contracts),
  }
}

/**
 * The same for the student themselves, or for a guardian of a minor who may see how they get on and signs: without what the
 * office wrote for itself, without ways to reach others, and with the end of the identity number alone, so that a stolen session tells
 * little.
 */
export async function ownCopy({ tokens }: Keys, actor: Actor, id: number): Promise<Copy> {
  await ownStudent(actor, id, 'view_progress')
  const { rights } = await ownMinor(actor, id, 'sign')
  const found = await read(tokens, actor, id, true)
  const { student, sections, files } = found
  const blood_group = await bloodGroupOf(actor, id)
  await noteCopy(actor, 'students', id, student.name)
  const sent = sections.contracts
    .filter(({ status }) => status !== 'draft')
    .map((one) => ({ ...one, acceptances: one.acceptances.map((by) => ({ ...by, witness: null })) }))
  const { leads: _, ...person } = personOf({
    ...found,
    sections: {
      ...sections,
      charges: rights.includes('pay') ? sections.charges : [],
      payments: rights.includes('pay') ? sections.payments : [],
      sales: rights.includes('pay') ? sections.sales : [],
      move_requests: rights.includes('pay') ? sections.move_requests : withoutInnards(sections.move_requests, 'cost'),
      contracts: sent,
      student_guardians: sections.student_guardians.map((one) => ({ ...one, phone: null, email: null })),
    },
  })
  return {
    name: `student-${id}`,
    records: { 'person.json': { ...person, students: person.students?.map((row) => ({ ...row, blood_group })) } },
    files,
    drawn: drawn(sent),
  }
}

type Section = keyof typeof studentSections
type Found = Awaited<ReturnType<typeof read>>

async function read(tokens: Services['tokens'], actor: Actor, id: number, isOwn: boolean) {
  const of = <One>(section: (tokens: Services['tokens'], actor: Actor, id: number, isOwn: boolean) => Promise<One>) =>
    section(tokens, actor, id, isOwn)
  const s = studentSections
  const student = foundRow(await of(s.students))
  const [
    people,
    student_guardians,
    documents,
    enrolments,
    contracts,
    trainer_consents,
    correction_requests,
    leads,
    student_merges,
    bookings,
    charges,
    payments,
    sales,
    waitlist_entries,
    slot_offers,
    move_requests,
    calls_to_make,
    lesson_records,
    self_ratings,
    papers,
  ] = await together([
    () => of(s.users),
    () => of(s.student_guardians),
    () => of(s.documents),
    () => of(s.enrolments),
    () => of(s.contracts),
    () => of(s.trainer_consents),
    () => of(s.correction_requests),
    () => of(s.leads),
    () => of(s.student_merges),
    () => of(s.bookings),
    () => of(s.charges),
    () => of(s.payments),
    () => of(s.sales),
    () => of(s.waitlist_entries),
    () => of(s.slot_offers),
    () => of(s.move_requests),
    () => of(s.calls_to_make),
    () => of(s.lesson_records),
    () => of(s.self_ratings),
    () => studentPapers.openFiles(actor, id, { isOwn }),
  ])
  const own = {
    documents,
    enrolments,
    contracts,
    trainer_consents,
    correction_requests,
    leads,
    student_merges,
    bookings,
    charges,
    payments,
    sales,
    waitlist_entries,
    slot_offers,
    move_requests,
    calls_to_make,
    lesson_records,
    self_ratings,
  }
  return {
    student,
    sections: { students: [student], users: people, student_guardians, ...own },
    files: [...pictureFile(student.photo), ...papers.map((paper) => keptFile('document', paper))],
  }
}

/** All sections without what the office wrote for itself. */
const personOf = ({ sections }: { sections: Found['sections'] }): Partial<Record<Section, object[]>> =>
  Object.fromEntries(
    Object.entries(sections).map(([table, rows]) => [
      table,
      withoutInnards(rows, ...(officeColumns[table as Section] ?? [])),
    ]),
  )

const drawn = (contracts: Found['sections']['contracts']): Copy['drawn'] =>
  contracts
    .filter(({ hash }) => hash !== null)
    .map((contract) => ({ path: `files/contract-${contract.id}.pdf`, draw: () => contractPdf(contract) }))
