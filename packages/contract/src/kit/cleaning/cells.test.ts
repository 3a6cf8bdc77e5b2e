import { describe, expect, it } from 'vitest'
import { type CellKind, cleanCell } from './cells.ts'
import { isIdentity, paperOf } from './identity.ts'
import { phoneIn } from './phones.ts'

const SA = { code: 'SA', prefix: '+966' }
const cleaned = (kind: CellKind, cell: string, country = SA) =>
  cleanCell(kind, cell, { phones: country, country: country.code, today: '2027-01-04' })
const meant = (kind: CellKind, cell: string) => cleaned(kind, cell).value

describe('a telephone number', () => {
  it.each([
    '+966501234567',
    '00966501234567',
    '966501234567',
    '9660501234567',
    '+966 (0)50 123 4567',
    '0501234567',
    '050 123 4567',
    '050-123-4567',
    '501234567',
    '501234567.0',
    '٠٥٠١٢٣٤٥٦٧',
    '\u202a+966 50 123 4567\u202c',
    '‏٠٥٠ ١٢٣ ٤٥٦٧',
    "'0501234567",
  ])('of a Saudi school written %s is +966501234567', (cell) => {
    expect(cleaned('phone', cell)).toEqual({ value: '+966501234567' })
  })

  it('is read by the country of the school', () => {
    expect(phoneIn('0151 23456789', { code: 'DE', prefix: '+49' })).toBe('+4915123456789')
    expect(phoneIn('912 345 678', { code: 'PT', prefix: '+351' })).toBe('+351912345678')
    expect(phoneIn('06 1234 5678', { code: 'IT', prefix: '+39' })).toBe('+390612345678')
    expect(phoneIn('+49 151 23456789', SA)).toBe('+4915123456789')
    expect(phoneIn('0501234567', undefined)).toBeUndefined()
  })

  it.each(['0551', 'none', '05012345678901', '', '#'])('is not %j', (cell) => {
    expect(cleaned('phone', cell).problem).toBe('invalid_phone')
  })

  it('that a spreadsheet rounded is lost', () => {
    expect(cleaned('phone', '9.66501E+11')).toEqual({ value: '9.66501E+11', problem: 'cell_rounded' })
    expect(cleaned('identity', '1.02346E+09').problem).toBe('cell_rounded')
    expect(cleaned('phone', '#N/A').problem).toBe('cell_fault')
  })
})

describe('a day', () => {
  it.each([
    ['1999-03-31', '1999-03-31'],
    ['1999-3-1', '1999-03-01'],
    ['31/03/1999', '1999-03-31'],
    ['3/4/1999', '1999-04-03'],
    ['03/31/1999', '1999-03-31'],
    ['31.3.99', '1999-03-31'],
    ['1999/03/31 00:00:00', '1999-03-31'],
    ['1999-03-31T00:00:00.000Z', '1999-03-31'],
    ['٣١/٠٣/١٩٩٩', '1999-03-31'],
    ['36250', '1999-03-31'],
    ['36250.0', '1999-03-31'],
    ['31-Mar-1999', '1999-03-31'],
    ['31 مارس 1999', '1999-03-31'],
    ['1 كانون الثاني 2000', '2000-01-01'],
    ['31 de dezembro de 1999', '1999-12-31'],
    ['1419/12/14', '1999-04-01'],
    ['14/12/1419 هـ', '1999-04-01'],
    ['١٤/١٢/١٤١٩هـ', '1999-04-01'],
    ['1420-05-15', '1999-08-26'],
  ])('written %s is %s', (cell, day) => {
    expect(meant('day', cell)).toBe(day)
  })

  it.each(['31/02/1999', '1999', '12345678', 'soon', '1445/13/01', '99999', '1/2'])('is not %j', (cell) => {
    expect(meant('day', cell)).toBe(cell)
  })
})

describe('a name', () => {
  it.each([
    ['عـــلـي', 'علي'],
    ['سارة\u200f  أحمد\u00a0', 'سارة أحمد'],
    ['\u202bمحمد\u202c', 'محمد'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['Mu\u0308ller', 'Müller'],
    [' Sara\tAli ', 'Sara Ali'],
  ])('as %j is %j', (cell, name) => {
    expect(meant('name', cell)).toBe(name)
  })
})

describe('an identity number', () => {
  it('has the form of the country, or is that of a passport', () => {
    expect(cleaned('identity', '1 034 567 890')).toEqual({ value: '1034567890' })
    expect(cleaned('identity', '٢٠٣٤٥٦٧٨٩٠.0')).toEqual({ value: '2034567890' })
    expect(cleaned('identity', 'a 1234567')).toEqual({ value: 'A1234567' })
    for (const wrong of ['12', '103456789012', '9034567890', 'none!'])
      expect(cleaned('identity', wrong).problem, wrong).toBe('invalid_identity')
    // a digit of the own number is lost
    for (const short of ['103456789', '10345678']) {
      expect(cleaned('identity', short).problem, short).toBe('invalid_identity')
      expect(isIdentity(short, { country: 'SA', paper: 'passport' }), short).toBe(true)
      expect(isIdentity(short, { country: 'EG' }), short).toBe(true)
    }
    for (const kind of ['passport', 'جواز سفر', 'Reisepass', 'Passeport', 'Passaporte'])
      expect(paperOf(kind), kind).toBe('passport')
    for (const kind of [undefined, '', 'هوية وطنية', 'national_id']) expect(paperOf(kind), kind).toBeUndefined()
    expect(cleaned('identity', '12', { code: 'DE', prefix: '+49' }).problem).toBe('invalid_identity')
  })
})

describe('the card of another Gulf country', () => {
  it('has the form of that country where its kind says so', () => {
    const emirati = '784199012345678'
    expect(isIdentity(emirati, { country: 'SA' })).toBe(false)
    expect(isIdentity(emirati, { country: 'SA', paper: 'gulf' })).toBe(true)
    expect(isIdentity('28912345678901', { country: 'SA', paper: 'gulf' })).toBe(false)
    for (const kind of ['gulf_id', 'هوية خليجية', 'Ausweis eines Golfstaats', 'Carte d’identité du Golfe'])
      expect(paperOf(kind), kind).toBe('gulf')
  })
})

describe('other cells', () => {
  it('lose what nobody sees, and keep their lines', () => {
    expect(meant('text', ' \u200fa\u200b\u00a0b\n  - c 👩\u200d🏫 ')).toBe('a b\n  - c 👩\u200d🏫')
    expect(meant('email', 'mailto: sara@example.org\u200f')).toBe('sara@example.org')
    expect(meant('number', '٢٠٢٣')).toBe('2023')
    expect(meant('number', '5.0')).toBe('5')
    expect(cleaned('text', '#REF!').problem).toBe('cell_fault')
  })
})
