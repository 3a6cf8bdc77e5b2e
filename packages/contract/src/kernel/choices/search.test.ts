import { describe, expect, it } from 'vitest'
import { plateKey } from '../../kit/plates.ts'
import { foldText, isFound, platePatterns, searchPatterns } from './search.ts'

const finds = (text: string, said: string) => isFound(foldText(said), searchPatterns(text))
const findsPlate = (text: string, plate: string) =>
  isFound(foldText(`${plate} ${plateKey(plate)}`), platePatterns(text, plateKey))

const person = 'سارة أحمد العلي Sara Ahmed Alali S-000121 sara.alali@example.com +966551042361'

describe('a search', () => {
  it.each([
    'ساره',
    'سارة العلي',
    'العلي سارة',
    'سَارَة أحـــمد العلى',
    'علي',
    'sara al',
    'ALALI Sara',
    'S-000121',
    's000121',
    '000121',
    '121',
    'sara.alali@example.com',
    'example sara',
    '0551042361',
    '٠٥٥١٠٤٢٣٦١',
    '055 104 2361',
    '+966 55 104 2361',
    '00966551042361',
    '+966 (0)55-104-2361',
    '055',
    '0551',
    '2361',
    'سارة 0551042361',
    '۰۵۵ ۱۰۴ ساره',
  ])('finds a person by %s', (text) => expect(finds(text, person)).toBe(true))

  it.each(['', ' ', '%', '__', 'ارة', 'lali', 'سارة خالد', '0551042362', '000012', 'S-000122', '2361 sami'])(
    'finds nobody by "%s"',
    (text) => expect(finds(text, person)).toBe(false),
  )

  it.each([
    ['عبدالله', 'عبد الله الحربي'],
    ['عبد الله', 'عبدالله الحربي'],
    ['الحربي عبد ال', 'عبدالله الحربي'],
    ['عبد', 'عبدالله الحربي'],
    ['مدرسه', 'المدرسة الأولى'],
    ['muller', 'Jürgen Müller'],
    ['INV-2026-000123', 'INV-2026-000123'],
    ['2026-000123', 'INV-2026-000123'],
    ['7', 'Room 7'],
    ['b+e', 'B+E'],
  ])('of %s finds %s', (text, said) => expect(finds(text, said)).toBe(true))
})

describe('a search among vehicles', () => {
  it.each([
    ['أ ب ح 1234', 'ABJ 1234'],
    ['ابح 1234', 'ABJ 1234'],
    ['ا ب ح ١٢٣٤', 'ABJ1234'],
    ['1234 ابح', 'ABJ 1234'],
    ['abj1234', 'ا ب ح ١٢٣٤'],
    ['1234abj', 'ABJ-1234'],
    ['ABJ', '1234 ا ب ح'],
    ['a b j', 'ABJ 1234'],
    ['1234', 'ABJ 1234'],
  ])('%s finds the plate %s', (text, plate) => expect(findsPlate(text, plate)).toBe(true))

  it('another plate is not found', () => {
    expect(findsPlate('abj 1235', 'ABJ 1234')).toBe(false)
    expect(findsPlate('ABD 1234', 'ABJ 1234')).toBe(false)
  })
})
