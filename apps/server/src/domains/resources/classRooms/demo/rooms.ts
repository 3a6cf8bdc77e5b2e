import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { lookupValues } from '../../../school/public.ts'
import { classRooms } from '../classRooms.table.ts'

/** Rooms in all branches. */
export async function seedRooms(db: Db, schoolId: number): Promise<void> {
  const places = await db
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.schoolId, schoolId))
    .orderBy(branches.id)
  const typeOf = async (kind: string, code: string) => {
    const [row] = await db
      .select({ id: lookupValues.id })
      .from(lookupValues)
      .where(and(eq(lookupValues.kind, kind), eq(lookupValues.code, code), sql`tenant = 0`))
    return row?.id as number
  }
  const classroom = await typeOf('room_type', 'classroom')
  const computers = await typeOf('room_type', 'computer_room')
  const theory = await typeOf('room_function', 'theory')
  const exam = await typeOf('room_function', 'theory_exam')
  const rooms = [
    { ar: 'قاعة النخيل', en: 'Palm room', seats: [24, 20], place: 0, type: classroom, use: theory },
    { ar: 'قاعة الحاسوب', en: 'Computer room', seats: [16, 16], place: 0, type: computers, use: exam },
    { ar: 'قاعة الواحة', en: 'Oasis room', seats: [20, 16], place: 1, type: classroom, use: theory },
    { ar: 'قاعة الياسمين', en: 'Jasmine room', seats: [18, 15], place: 2, type: classroom, use: theory },
  ]
  await db.insert(classRooms).values(
    rooms.map(({ ar, en, seats, place, type, use }) => ({
      tenant: schoolId,
      name: { ar, en },
      branchId: (places[place] ?? places[0])?.id as number,
      typeId: type,
      functionId: use,
      maxCapacity: seats[0] as number,
      legalCapacity: seats[1] as number,
      equipment: ['projector', 'whiteboard', 'air_conditioning'],
      genderScope: place === 2 ? 'women' : 'mixed',
      status: en === 'Oasis room' ? 'maintenance' : 'active',
      statusReason: en === 'Oasis room' ? 'تركيب مكيّف جديد' : null,
    })),
  )
}
