import { courses as area } from '@dsms/contract/curriculum/courses/calls'
import { suitsGearbox } from '@dsms/contract/curriculum/courses/plan'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, type StoredRow, update } from '../../../kit/records/verbs.ts'
import { licenceTypes } from '../licences/licenceTypes.table.ts'
import { hasRequirements } from '../licences/requirements.data.ts'
import { courseListing, courseRows } from './courses.data.ts'
import { courses } from './courses.table.ts'
import { studentsOfCourse } from './enrolled.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const references = { licence_type: byName(licenceTypes, { code: licenceTypes.code }) }
const named = namesOf(courses, references)

export const listCourses = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, courseListing(actor, query), query)

export const readCourse = async (actor: Actor, id: number) => whole(area, await readOne(actor, courses, id, courseRows))

export async function createCourse(actor: Actor, input: Input) {
  return readCourse(actor, await addCourse(actor, input))
}

/** Adds a course without reading it again; answers its key. */
async function addCourse(actor: Actor, input: Input): Promise<number> {
  await checkLicence(actor, input, undefined)
  const id = await insert(actor, courses, { status: firstStatus(area), ...valuesOf(courses, input) })
  await holdNamed(actor, named(input, undefined))
  return id
}

export async function updateCourse(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, courses, id)
  await checkVersion(actor, courses, before, version)
  await checkLicence(actor, input, before)
  await update(actor, courses, before, valuesOf(courses, input))
  await holdNamed(actor, named(input, before))
  return readCourse(actor, id)
}

/** What a course trains for: a type of the school, with a gearbox that the type has. Once open it stays the same type. */
async function checkLicence(actor: Actor, input: Partial<Input>, before: StoredRow<typeof courses> | undefined) {
  const typeId = input.licence_type_id ?? before?.licenceTypeId
  const gearbox = input.gearbox ?? before?.gearbox
  if (before && typeId !== before.licenceTypeId && before.status !== 'draft')
    throw fieldError('licence_type_id', 'course_in_use')
  if (!typeId || !gearbox || (typeId === before?.licenceTypeId && gearbox === before?.gearbox)) return
  const [type] = await actor.db
    .select({ gearbox: licenceTypes.gearbox })
    .from(licenceTypes)
    .where(and(eq(licenceTypes.tenant, actor.tenant), eq(licenceTypes.id, typeId)))
  if (!type) throw fieldError('licence_type_id', 'unknown_choice')
  if (!suitsGearbox(type.gearbox, gearbox)) throw fieldError('gearbox', 'invalid_choice', { choices: type.gearbox })
}

export async function changeCourseStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const course = await lock(actor, courses, id)
  checkStatus(area, course.status, change)
  if (change.status === 'active') await checkReady(actor, course)
  await changeStatus(actor, area, courses, course, change)
  return readCourse(actor, id)
}

/** A course opens once people can be enrolled in it: its licence type is active and says what is to be trained. */
async function checkReady(actor: Actor, { licenceTypeId }: StoredRow<typeof courses>): Promise<void> {
  if (!(await hasRequirements(actor, licenceTypeId))) throw new AppError('requirement_needed')
  const [type] = await actor.db
    .select({ status: licenceTypes.status })
    .from(licenceTypes)
    .where(and(eq(licenceTypes.tenant, actor.tenant), eq(licenceTypes.id, licenceTypeId)))
    .for('share')
  if (type?.status !== 'active') throw new AppError('licence_not_active')
}

export async function archiveCourse(actor: Actor, id: number) {
  const course = await lock(actor, courses, id)
  const students = await studentsOfCourse(actor, id)
  if (students.length)
    throw new AppError('record_in_use', { count: students.length, names: joined(actor.language, students.slice(0, 5)) })
  await archive(actor, courses, course)
  return readCourse(actor, id)
}

export async function restoreCourse(actor: Actor, id: number) {
  await restore(actor, courses, id)
  return readCourse(actor, id)
}

export const exportCourses = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, courseListing(actor, query), query)

export const importCourses = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addCourse, { references })
