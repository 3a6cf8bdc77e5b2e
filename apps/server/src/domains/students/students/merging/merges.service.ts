import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  type MergeField,
  type mergeStudents as mergeCall,
  mergedLists,
  mergeFields,
  movedKinds,
  type previewMerge,
  type undoMerge,
} from '@dsms/contract/students/students/merges'
import { wholeNames } from '@dsms/contract/students/students/names'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import { users } from '../../../../db/tables/users.ts'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { checkVersion, insert, update } from '../../../../kit/records/verbs.ts'
import { checkLimit } from '../../../platform/public.ts'
import { enrolmentsMoved } from '../../enrolments/moved.ts'
import { studentRows } from '../students.data.ts'
import { personNames } from '../students.service.ts'
import { students } from '../students.table.ts'
import {
  builtUpon,
  countRows,
  lockHours,
  lockMerge,
  lockOne,
  moveApart,
  moveInto,
  obstaclesTo,
  readBoth,
  undoHours,
} from './merges.data.ts'
import {
  allStates,
  changesTo,
  isSame,
  joinedList,
  joinedNotes,
  lists,
  type Row,
  stateOf,
  valuesIn,
} from './merges.fields.ts'
import { studentMerges } from './merges.table.ts'

type Keys = Pick<Services, 'tokens'>
type Preview = Answer<typeof previewMerge>
type Shown = Awaited<ReturnType<typeof studentRows>>[number]

const checkOther = (id: number, otherId: number) => {
  if (id === otherId) throw fieldError('other_id', 'merge_self')
}

/** Two records side by side, as far as the reader may see them, and what a merge would do. */
export async function readPreview({ tokens }: Keys, actor: Actor, id: number, otherId: number): Promise<Preview> {
  checkOther(id, otherId)
  const both = await readBoth(actor, id, otherId, false)
  const rows = await studentRows(tokens, actor, {
    where: inArray(students.id, [id, otherId]),
    order: [sql`1`],
    limit: 2,
    offset: 0,
  })
  const [one, other] = [id, otherId].map((key) => rows.find((row) => row.id === key))
  if (!one || !other) throw new AppError('not_found')
  const seesMedical = holds(actor, 'students.see_medical')
  return {
    this: side(one),
    other: side(other),
    fields: allStates(both.here, both.there)
      .filter(({ field }) => field !== 'blood_group' || seesMedical)
      .map(({ field, state }) => ({ field, state, this: told(one, field), other: told(other, field) })),
    moves: movesOf(both, await countRows(actor, id, otherId)),
    obstacles: await obstaclesTo(actor, both, ({ student }) => (student.id === id ? one : other).name),
    closes_account: Boolean(both.here.person.accountId && both.there.person.accountId),
  }
}

const side = ({ id, name, student_no, status, photo, has_account, created_at, version }: Shown) => ({
  id,
  name,
  student_no,
  status,
  photo,
  has_account,
  created_at,
  version,
})

const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(', ') || null

/** A field as one text; what has words in every language goes as its code. */
function told(row: Shown, field: MergeField): string | null {
  switch (field) {
    case 'name_ar':
    case 'name_en': {
      const script = field === 'name_ar' ? 'ar' : 'en'
      return wholeNames(row)[script] ?? null
    }
    case 'gender_id':
      return row.gender_id === null ? null : String(row.gender_id)
    case 'country_id':
      return row.country
    case 'branch_id':
      return row.branch
    case 'identity':
      if (!row.id_last4) return null
      return joined(row.id_type, row.id_number ?? `•••• ${row.id_last4}`, row.id_expires_on)
    case 'address':
      return joined(row.address, row.city, row.province)
    case 'emergency':
      return joined(row.emergency_name, row.emergency_relation, row.emergency_phone)
    case 'wish_times':
      return row.wish_times.length === 0 ? null : String(row.wish_times.length)
    case 'data_consent':
      return row.data_consent_at?.slice(0, 10) ?? null
    case 'wears_glasses':
    case 'marketing_consent':
      return row[field] ? 'yes' : 'no'
    default:
      return row[field]
  }
}

function movesOf({ here, there }: { here: Row; there: Row }, counts: Record<string, number>): Preview['moves'] {
  const isList = (kind: string): kind is keyof typeof lists => Object.hasOwn(lists, kind)
  return movedKinds
    .map((kind) => ({
      kind,
      count: isList(kind) ? joinedList(kind, here.student, there.student).added : (counts[kind] ?? 0),
    }))
    .filter(({ count }) => count > 0)
}

/** Values written into the kept record, by field: the columns before and after. */
interface Changes {
  before: Record<string, Record<string, unknown>>
  after: Record<string, Record<string, unknown>>
}

/**
 * Merges the other record into this one. What belongs to it moves first: only then is what was the other's alone, as the
 * identity number, free to be this one's.
 */
export async function mergeStudents(
  app: Keys,
  actor: Actor,
  id: number,
  { other_id, version, other_version, keep }: Input<typeof mergeCall>['body'],
): Promise<Answer<typeof mergeCall>> {
  checkOther(id, other_id)
  const both = await readBoth(actor, id, other_id, true)
  await checkVersion(actor, students, both.here.student, version)
  await checkVersion(actor, students, both.there.student, other_version)
  await lockHours(actor, [id, other_id])
  const preview = await readPreview(app, actor, id, other_id)
  const [obstacle] = preview.obstacles
  if (obstacle) throw new AppError(obstacle.code, obstacle.params)
  const changes = changesOf(both, keep ?? {})
  const moved = await moveInto(actor, id, other_id)
  const merge = await insert(actor, studentMerges, { keptId: id, otherId: other_id, ...changes, ...moved })
  await write(actor, both.here, changes.after)
  const [kept] = await actor.db
    .select({ until: sql<string>`to_json(${studentMerges.createdAt} + make_interval(hours => ${undoHours})) #>> '{}'` })
    .from(studentMerges)
    .where(sql`${studentMerges.tenant} = ${actor.tenant} and ${studentMerges.id} = ${merge}`)
  await enrolmentsMoved(actor, moved.moved.enrolments ?? [])
  return { id: merge, kept_id: id, undo_until: kept?.until ?? '', moves: preview.moves }
}

function changesOf(
  { here, there }: { here: Row; there: Row },
  keep: Partial<Record<MergeField, 'this' | 'other'>>,
): Changes {
  const changes: Changes = { before: {}, after: {} }
  const put = (field: string, before: Record<string, unknown>, after: Record<string, unknown>) => {
    changes.before[field] = before
    changes.after[field] = after
  }
  for (const field of mergeFields) {
    const [one, other] = [valuesIn(here, field), valuesIn(there, field)]
    const state = stateOf(field, here, there)
    if (state === 'joined') put(field, one, joinedNotes(field, one, other) ?? one)
    if (state === 'filled' || (state === 'differs' && keep[field] === 'other')) put(field, one, other)
  }
  for (const name of mergedLists) {
    const { added, value } = joinedList(name, here.student, there.student)
    if (added > 0) put(name, { [lists[name]]: here.student[lists[name]] }, { [lists[name]]: value })
  }
  return changes
}

const isField = (name: string): name is MergeField => mergeFields.some((field) => field === name)

/** Writes the values of fields and lists into a locked record and its person. */
async function write(actor: Actor, row: Row, fields: Record<string, Record<string, unknown>>): Promise<void> {
  let student: Partial<Row['student']> = {}
  let person: Partial<Row['person']> = {}
  for (const [name, values] of Object.entries(fields)) {
    const changes = isField(name)
      ? changesTo(name, values, { ...row.student, ...student })
      : { student: values, person: {} }
    student = { ...student, ...changes.student }
    person = { ...person, ...changes.person }
  }
  if (fields.name_ar || fields.name_en) {
    const { firstName, secondName, familyName } = { ...row.student, ...student }
    const names = { first_name: firstName, second_name: secondName, family_name: familyName }
    student = { ...student, name: wholeNames(names) }
    person = { ...person, ...personNames(names) }
  }
  await update(actor, students, row.student, student)
  await update(actor, users, row.person, person)
}

/** Takes two records apart again. What somebody changed since in the kept one stays as it is, and is named. */
export async function takeApart(actor: Actor, id: number): Promise<Answer<typeof undoMerge>> {
  const merge = await lockMerge(actor, id)
  if (merge.undoneAt) throw new AppError('merge_undone')
  if (merge.isOld) throw new AppError('merge_too_old', { hours: undoHours })
  const kept = await lockOne(actor, merge.keptId)
  if (kept.student.mergedInto) throw new AppError('merge_followed', { name: Object.values(kept.student.name)[0] ?? '' })
  const what = await builtUpon(actor, merge)
  if (what.length) throw new AppError('merge_built_upon', { what })
  await checkPlace(actor, merge)
  const isUntouched = ([name, after]: [string, Record<string, unknown>]) =>
    isField(name)
      ? isSame(name, valuesIn(kept, name), after)
      : Object.entries(after).every(
          ([column, value]) => JSON.stringify(Reflect.get(kept.student, column)) === JSON.stringify(value),
        )
  const untouched = new Set(
    Object.entries(merge.after)
      .filter(isUntouched)
      .map(([name]) => name),
  )
  const back = Object.entries(merge.before).filter(([name]) => untouched.has(name))
  // first the kept record, so that a number is free before the other one has it again
  await write(actor, kept, Object.fromEntries(back))
  await moveApart(actor, merge)
  await enrolmentsMoved(actor, merge.moved.enrolments ?? [])
  const all = [...mergeFields, ...mergedLists]
  return {
    kept_id: merge.keptId,
    other_id: merge.otherId,
    left: all.filter((name) => Object.hasOwn(merge.after, name) && !untouched.has(name)),
  }
}

const trainsRow = z.object({ trains: z.boolean() })

/** Anyone who was in training takes a place of the plan again. */
async function checkPlace(actor: Actor, { otherId, was }: { otherId: number; was: { archived_at?: string | null } }) {
  if (was.archived_at) return
  const rows = await rowsOf(actor.db, trainsRow, sql`select merged_student_trains(${otherId}) as trains`)
  if (rows[0]?.trains) await checkLimit(actor, 'active_students')
}
