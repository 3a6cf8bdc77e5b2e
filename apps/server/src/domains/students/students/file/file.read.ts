import { contracts as contractArea } from '@dsms/contract/students/contracts/calls'
import { documents as documentArea } from '@dsms/contract/students/documents/calls'
import { enrolments as enrolmentArea } from '@dsms/contract/students/enrolments/calls'
import { listStudentGuardians } from '@dsms/contract/students/guardians/calls'
import { standingTakes } from '@dsms/contract/students/students/standing'
import { eq, sql } from 'drizzle-orm'
import { schools } from '../../../../db/tables/schools.ts'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { isAllowed } from '../../../../kernel/http/access.ts'
import { question } from '../../../../kernel/questions.ts'
import type { Services } from '../../../../kernel/services.ts'
import { together } from '../../../../kernel/together.ts'
import { nameSql } from '../../../../kit/areas/area.columns.ts'
import { rowsAbout } from '../../../staff/public.ts'
import { contractRows } from '../../contracts/contracts.data.ts'
import { contracts } from '../../contracts/contracts.table.ts'
import { documentRows } from '../../documents/documents.data.ts'
import { documents } from '../../documents/documents.table.ts'
import { enrolmentRows } from '../../enrolments/enrolments.data.ts'
import { enrolments } from '../../enrolments/enrolments.table.ts'
import { guardiansOf } from '../../guardians/guardians.data.ts'
import { readStudent } from '../students.service.ts'
import { balanceOfStudent, progressOfStudent } from './standing.ts'

export interface FiledLesson {
  start: string
  type: string
  trainer: string | null
  /** At the wheel or in class: what counts of a lesson that was given, else what is planned. */
  minutes: number
  status: string
  attendance: string | null
}
export interface FiledCharge {
  kind: string
  amount_minor: number
  currency: string
  /** Null for a part that is due before a lesson which is not booked yet. */
  due_on: string | null
  status: string
}

export const lessonsOnFile = question<[actor: Actor, studentId: number], FiledLesson[]>(
  'which lessons a student had and will have, as their printed file tells it',
)
export const chargesOnFile = question<[actor: Actor, studentId: number], FiledCharge[]>(
  'what a student was charged, as their printed file tells it',
)

const live = <Row extends { archived_at: string | null }>(rows: Row[]) => rows.filter((row) => row.archived_at === null)

/** All that a file tells; what the reader does not see on the page is undefined. */
export async function readFile(app: Pick<Services, 'tokens'>, actor: Actor, id: number) {
  const sees = (what: keyof typeof standingTakes) => holds(actor, standingTakes[what])
  const may = (call: { access: Parameters<typeof isAllowed>[0] }) => isAllowed(call.access, actor)
  const student = await readStudent(app, actor, id)
  const [[school], guardians, courses, agreed, papers, progress, lessons, charges, balance] = await together([
    () =>
      actor.db
        .select({
          name: nameSql(schools.name, actor.language),
          zone: schools.timeZone,
          today: sql<string>`app_today()::text`,
        })
        .from(schools)
        .where(eq(schools.id, actor.tenant)),
    () => (may(listStudentGuardians) ? guardiansOf(actor, id) : undefined),
    () =>
      may(enrolmentArea.calls.list)
        ? enrolmentRows(actor, rowsAbout(actor, enrolments.tenant, enrolments.studentId, id, enrolments.id)).then(live)
        : undefined,
    () =>
      may(contractArea.calls.list)
        ? contractRows(actor, rowsAbout(actor, contracts.tenant, contracts.studentId, id, contracts.id)).then(live)
        : undefined,
    () =>
      may(documentArea.calls.list)
        ? documentRows(actor, rowsAbout(actor, documents.tenant, documents.studentId, id, documents.id)).then(live)
        : undefined,
    () => (sees('progress') ? progressOfStudent(actor, id) : undefined),
    () => (sees('next_lesson') ? lessonsOnFile(actor, id) : undefined),
    () => (sees('balance') ? chargesOnFile(actor, id) : undefined),
    () => (sees('balance') ? balanceOfStudent(actor, id) : undefined),
  ])
  if (!school) throw new Error('a student without a school')
  return { student, school, guardians, courses, agreed, papers, progress, lessons, charges, balance }
}
export type StudentFile = Awaited<ReturnType<typeof readFile>>
