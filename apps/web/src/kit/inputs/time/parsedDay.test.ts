import { expect, it } from 'vitest'
import { parsedDay } from './parsedDay.ts'

it.each([
  ['31/3/2026', '2026-03-31'],
  ['31.3.26', '2026-03-31'],
  ['31032026', '2026-03-31'],
  ['2026-03-31', '2026-03-31'],
  ['٣١/٣/٢٠٢٦', '2026-03-31'],
])('reads %s as a day', (text, day) => expect(parsedDay(text)).toBe(day))

it.each(['31/3', '31/3/2', '31/3/202', '30/2/2026', 'أمس'])('takes %s for no day', (text) =>
  expect(parsedDay(text)).toBeNull(),
)
