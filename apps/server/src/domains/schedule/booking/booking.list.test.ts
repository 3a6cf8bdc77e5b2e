import { expect, it } from 'vitest'
import type { ToldLesson } from './booking.data.ts'
import { calendarLesson } from './booking.list.ts'

/** As much of a lesson as says where it is. */
const lesson = {
  type: { name: 'قيادة' },
  meeting_point: 'البوابة',
  room: null,
  branch: { name: 'الفرع الرئيسي', address: 'شارع العليا', phone: null },
  trainer: null,
  vehicle: null,
} as unknown as ToldLesson

it.each([
  ['ar', 'البوابة، الفرع الرئيسي، شارع العليا'],
  ['en', 'البوابة, الفرع الرئيسي, شارع العليا'],
] as const)('joins an address with the comma of %s, without what is empty', (language, place) => {
  expect(calendarLesson(language, lesson).place).toBe(place)
})
