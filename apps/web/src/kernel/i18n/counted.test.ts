import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { counted, teachCounting } from './counted.ts'

const texts = i18next.createInstance()

beforeAll(async () => {
  await texts.init({ lng: 'ar', interpolation: { escapeValue: false }, resources: { ar: { translation: {} } } })
  teachCounting(texts.services.formatter as Parameters<typeof teachCounting>[0])
})

const said = (text: string, values: Record<string, unknown>) => texts.t('none', { ...values, defaultValue: text })

it.each([
  [0, '0 دقيقة'],
  [1, 'دقيقة واحدة'],
  [2, 'دقيقتين'],
  [3, '3 دقائق'],
  [10, '10 دقائق'],
  [11, '11 دقيقة'],
  [60, '60 دقيقة'],
  [105, '105 دقائق'],
  ['1,250', '1,250 دقيقة'],
  [1.5, '1.5 دقيقة'],
])('counts %s minutes as Arabic does', (minutes, expected) => {
  expect(said('{{minutes, دقيقة}}', { minutes })).toBe(expected)
})

it('keeps the gender of a noun, and its ending after eleven', () => {
  expect(counted(1, 'يوم')).toBe('يوم واحد')
  expect(counted(14, 'يوم')).toBe('14 يومًا')
  expect(counted(100, 'يوم')).toBe('100 يوم')
})

it('says two as the sentence asks for it', () => {
  expect(said('المدة {{hours, ساعتان}}', { hours: 2 })).toBe('المدة ساعتان')
  expect(said('المدة {{hours, ساعتان}}', { hours: 3 })).toBe('المدة 3 ساعات')
  expect(said('{{done}} من {{owed, جر}}', { done: 'ساعة', owed: 'ساعتان' })).toBe('ساعة من ساعتين')
  expect(said('من {{owed, جر}}', { owed: 'يومان و3 ساعات، رمضان' })).toBe('من يومين و3 ساعات، رمضان')
})
