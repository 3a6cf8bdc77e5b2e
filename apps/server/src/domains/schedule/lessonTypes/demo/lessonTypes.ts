import type { Db } from '../../../../db/client.ts'
import { lessonTypes } from '../lessonTypes.table.ts'
import { presetRow, presetsOf } from '../presets.service.ts'

/** The usual lesson types of the school's country; road lessons are booked by students themselves. */
export async function seedLessonTypes(db: Db, schoolId: number): Promise<void> {
  const types = await presetsOf(db, schoolId)
  await db
    .insert(lessonTypes)
    .values(types.map((type) => ({ ...presetRow(schoolId, type), selfBookable: type.code === 'ROAD' })))
}
