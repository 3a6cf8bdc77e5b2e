import { type PresetType, presetType } from '@dsms/contract/schedule/lessonTypes/presetTypes'
import type { Db } from '../../../../db/client.ts'
import { lessonTypes } from '../lessonTypes.table.ts'
import { presetRow, presetsOf } from '../presets.service.ts'

/** Of an hour, in the smallest unit of the school's money; classes and exams are paid for otherwise. */
const hourMinor: Partial<Record<string, number>> = {
  simulator: 6_000,
  yard: 9_000,
  road: 12_000,
  night: 14_000,
  motorway: 15_000,
  makeup: 12_000,
  mock_exam: 15_000,
}

/** What the school gives beside what is usual in its country. */
const own = [presetType('MOCK', 'mock_exam', 'mock', [60, 30, 90, 15])]

/** The usual lesson types of the school's country with prices, and its own; road lessons are booked by students themselves. */
export async function seedLessonTypes(db: Db, schoolId: number): Promise<void> {
  const types = [...(await presetsOf(db, schoolId)), ...own]
  await db.insert(lessonTypes).values(
    types.map((type) => ({
      ...presetRow(schoolId, type),
      selfBookable: type.code === 'ROAD',
      priceMinor: priceOf(type),
    })),
  )
}

function priceOf({ kind, default_minutes }: PresetType): number | null {
  const hour = hourMinor[kind]
  return hour === undefined ? null : Math.round((hour * default_minutes) / 60)
}
