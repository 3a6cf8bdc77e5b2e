import { expect, test } from 'vitest'
import { calendarFormatOf } from '../../../kernel/i18n/calendarFormat.ts'
import { parsedTime } from './parsedTime.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['2130', '21:30'],
  ['9.30', '09:30'],
  ['9h30', '09:30'],
  ['9:30 pm', '21:30'],
  ['12 am', '00:00'],
  ['١٢:١٥ م', '12:15'],
  ['٩ ص', '09:00'],
  ['24:00', '00:00'],
])('%s is %s', (text, time) => {
  expect(parsedTime(text)).toBe(time)
})

test.each(['', 'soon', '25', '9:75', '13 pm', '1234567'])('"%s" is no time', (text) => {
  expect(parsedTime(text)).toBeNull()
})

test.each(['ar-u-ca-gregory-nu-latn', 'en-GB', 'de', 'fr', 'pt-PT'])(
  'what is shown in %s can be read back',
  (locale) => {
    const { wallTime } = calendarFormatOf(locale)
    for (const time of ['00:00', '00:30', '09:05', '12:00', '12:30', '23:59'])
      expect(parsedTime(wallTime(time))).toBe(time)
  },
)
