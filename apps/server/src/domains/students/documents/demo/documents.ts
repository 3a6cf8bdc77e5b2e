import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { and, eq } from 'drizzle-orm'
import { chunks } from '../../../../db/chunks.ts'
import type { Db } from '../../../../db/client.ts'
import { files } from '../../../../db/tables/files.ts'
import { roles } from '../../../../db/tables/roles.ts'
import { users } from '../../../../db/tables/users.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { keepBytes } from '../../../../kernel/files/files.service.ts'
import { before, type DemoStudent } from '../../students/demo/cast.ts'
import { documents } from '../documents.table.ts'
import { demoPaper, demoPhoto } from './paper.ts'

/** A paper, and those of its kind that came before it. */
interface Paper {
  kind: DocumentKind
  status: 'approved' | 'pending' | 'rejected' | 'expired' | 'replaced'
  reason?: string
  issued?: number
  expires?: number
  number?: string
  after?: Paper
}

type Student = DemoStudent & { id: number }

/** Papers of the students, each with a small file of its own; the bytes of all PDFs and of all pictures are the same. */
export async function seedDocuments(
  db: Db,
  { schoolId, files: store }: Pick<DemoWorld, 'schoolId' | 'files'>,
  students: Student[],
): Promise<void> {
  const [paper, photo] = await Promise.all([
    keepBytes(store, demoPaper(), 'paper.pdf'),
    keepBytes(store, demoPhoto(), 'photo.png'),
  ])
  const ownerId = await deskOf(db, schoolId)
  let wave = students.flatMap((student, nth) =>
    papersOf(student, nth).map((last) => ({ chain: chainOf(last), student, replacesId: null as number | null })),
  )
  // the oldest of each kind first, then what took its place
  for (let turn = 0; wave.length > 0; turn += 1) {
    const added: number[] = []
    for (const some of chunks(wave, 500)) {
      const kept = await db
        .insert(files)
        .values(
          some.map(({ chain }) => {
            const { kind } = chain[turn] as Paper
            const { hash, type, bytes } = kind === 'photo' ? photo : paper
            const name = kind === 'photo' ? 'photo.png' : `${kind.replaceAll('_', '-')}.pdf`
            return { tenant: schoolId, ownerId, name, type, bytes, hash, isCleaned: kind === 'photo' }
          }),
        )
        .returning({ id: files.id })
      const rows = await db
        .insert(documents)
        .values(
          some.map(({ chain, student, replacesId }, nth) => {
            const { kind, status, reason, issued, expires, number } = chain[turn] as Paper
            return {
              tenant: schoolId,
              studentId: student.id,
              kind,
              fileId: kept[nth]?.id ?? null,
              number: number ?? null,
              issuedOn: issued === undefined ? null : dayAhead(issued),
              expiresOn: expires === undefined ? null : dayAhead(expires),
              replacesId,
              status,
              statusReason: reason ?? null,
              createdAt: before(Math.max(0, student.ago - turn * 5)),
            }
          }),
        )
        .returning({ id: documents.id })
      added.push(...rows.map(({ id }) => id))
    }
    wave = wave
      .map((one, nth) => ({ ...one, replacesId: added[nth] as number }))
      .filter(({ chain }) => chain.length > turn + 1)
  }
}

/** A paper behind those that it came after, the oldest first. */
const chainOf = (paper: Paper): Paper[] => [...(paper.after ? chainOf(paper.after) : []), paper]

/** What a student has brought in: those in training all that the school asks for, the others what they came to. */
function papersOf(student: Student, nth: number): Paper[] {
  const { status, ago, family, countryCode } = student
  const id: Paper = {
    kind: 'id',
    status: 'approved',
    issued: -900 - nth,
    expires: nth % 11 === 6 ? 25 + nth : 400 + nth * 9,
  }
  const photo: Paper = { kind: 'photo', status: 'approved' }
  const consent: Paper[] = family === undefined ? [] : [{ kind: 'guardian_consent', status: 'approved', issued: -ago }]
  if (status === 'applicant') return applied(nth, id, photo, consent)
  if (status === 'rejected')
    return [id, { kind: 'medical', status: 'rejected', issued: -ago, reason: 'النتيجة لا تسمح بالقيادة' }]
  const residence: Paper[] =
    countryCode === 'SA' ? [] : [{ kind: 'residence', status: 'approved', issued: -300, expires: 20 + nth * 3 }]
  const contract: Paper[] = nth % 3 === 0 ? [{ kind: 'contract', status: 'approved', issued: -ago }] : []
  return [id, photo, medicalOf(student, nth), ...consent, ...residence, ...contract, ...more(nth, ago)]
}

/** Who asks to be taken has brought some of it, and some of that was not good enough. */
function applied(nth: number, id: Paper, photo: Paper, consent: Paper[]): Paper[] {
  const medical: Paper = { kind: 'medical', status: 'pending', issued: -4, expires: 361 }
  const blurred: Paper = { ...id, status: 'rejected', reason: 'الصورة غير واضحة، يرجى تصوير الوثيقة كاملة' }
  const choices: Paper[][] = [
    [{ ...id, status: 'pending' }, { ...photo, status: 'pending' }, ...consent],
    [blurred, { ...photo, status: 'pending' }],
    [id, photo, medical, ...consent],
    [{ ...id, status: 'pending', after: { ...blurred, status: 'replaced' } }, photo, medical],
    [],
  ]
  return choices[nth % choices.length] as Paper[]
}

/** The certificate of a year: of some a new one took the place of others, of some it is over or soon will be. */
function medicalOf({ status, ago }: DemoStudent, nth: number): Paper {
  const since = Math.min(ago, 300)
  const approved: Paper = {
    kind: 'medical',
    status: 'approved',
    issued: -since,
    expires: 365 - since,
    number: `M-${4100 + nth}`,
  }
  const over: Paper = { ...approved, status: 'expired', issued: -390, expires: -25 }
  if (status === 'withdrawn') return over
  if (nth % 19 === 8) return { ...approved, status: 'pending', issued: -2, expires: 363, after: over }
  if (nth % 23 === 11) return over
  if (nth % 17 === 5) {
    const first: Paper = { ...approved, status: 'replaced', issued: -800, expires: -435 }
    return { ...approved, after: { ...first, issued: -430, expires: -65, after: first } }
  }
  if (nth % 13 === 4) return { ...approved, issued: -335, expires: 30 - (nth % 25) }
  return approved
}

function more(nth: number, ago: number): Paper[] {
  if (nth % 6 === 1) return [{ kind: 'eye_test', status: 'approved', issued: -ago, expires: 365 }]
  if (nth % 9 === 3) return [{ kind: 'eye_test', status: 'rejected', issued: -ago, reason: 'ينقص ختم المركز الطبي' }]
  if (nth % 8 === 2) return [{ kind: 'first_aid', status: 'pending', issued: -10 }]
  if (nth % 4 === 0) return [{ kind: 'learner_permit', status: 'approved', issued: -ago, expires: 730 - ago }]
  return []
}

/** Who takes papers in: the administrator of the school. */
async function deskOf(db: Db, schoolId: number): Promise<number> {
  const [desk] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, and(eq(roles.tenant, users.tenant), eq(roles.id, users.roleId)))
    .where(and(eq(users.tenant, schoolId), eq(roles.key, 'admin')))
    .orderBy(users.id)
    .limit(1)
  if (!desk) throw new Error('a school without an administrator')
  return desk.id
}
