import { describe, expect, it } from 'vitest'
import { cp1252, type DatevBatch, type DatevRow, datevRows } from './datev.ts'

describe('a batch of postings for DATEV', () => {
  const batch: DatevBatch = {
    ...{ from: '2026-09-01', to: '2026-09-30', yearBegins: '2026-01-01', consultant: 29_098, client: 55_003 },
    ...{ accountLength: 4, createdAt: '20261001083000123' },
  }
  const row: DatevRow = {
    ...{ day: '2026-09-05', amountMinor: 115_000, currency: 'EUR', debit: '10001', credit: '8400' },
    ...{ document: 'INV-2026-00012', text: 'Fahrstunde' },
  }
  const linesOf = (rows: DatevRow[], other: Partial<DatevBatch> = {}) =>
    datevRows(rows, { ...batch, ...other }).split('\r\n')
  const fieldsOf = (change: Partial<DatevRow>) => linesOf([{ ...row, ...change }])[2]?.split(';') ?? []

  it('has a header of 31 fields', () => {
    const [header] = linesOf([row])
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261001083000123;;"RE";"";"";29098;55003;20260101;4;20260901;20260930;"Buchungsstapel";"";1;0;0;"EUR";;"";;;"";;;"";""',
    )
    expect(header?.split(';')).toHaveLength(31)
  })

  it('has 125 columns, the titles without quotes', () => {
    const [, titles = '', posting = '', end] = linesOf([row])
    expect(titles.split(';')).toHaveLength(125)
    expect(new Set(titles.split(';')).size).toBe(125)
    expect(titles).toMatch(
      /^Umsatz \(ohne Soll\/Haben-Kz\);Soll\/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto \(ohne BU-Schlüssel\);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre;/,
    )
    expect(titles).toMatch(/;EU-Steuersatz \(Ursprung\);Abw\. Skontokonto$/)
    expect(titles.split(';')[113]).toBe('Festschreibung')
    expect(posting.split(';')).toHaveLength(125)
    expect(end).toBe('')
  })

  it('has the amount with a comma, the debit account first, the day and the month', () => {
    expect(fieldsOf({}).slice(0, 14).join(';')).toBe(
      '1150,00;"S";"EUR";;;"";10001;8400;"";0509;"INV-2026-00012";"";;"Fahrstunde"',
    )
    expect(fieldsOf({ amountMinor: 5 })[0]).toBe('0,05')
    expect(fieldsOf({}).slice(14, 20)).toEqual(['', '""', '', '', '', '""'])
  })

  it('doubles quotes, cuts texts at 60 and documents at 36, and has no control characters', () => {
    expect(fieldsOf({ text: 'said "yes"' })[13]).toBe('"said ""yes"""')
    expect(fieldsOf({ text: 'one\r\ntwo' })[13]).toBe('"one two"')
    expect(fieldsOf({ text: '😀'.repeat(61) })[13]).toBe(`"${'😀'.repeat(60)}"`)
    expect(fieldsOf({ document: 'R 1.2/ü"' })[10]).toBe('"R-1-2/--"')
    expect(fieldsOf({ document: 'a'.repeat(40) })[10]).toBe(`"${'a'.repeat(36)}"`)
  })

  it('keeps a semicolon inside a text', () => {
    expect(linesOf([{ ...row, text: 'a;b' }])[2]).toContain(';"a;b";')
  })

  it('has two decimals for any currency', () => {
    const currencyOf = (lines: string[]) => lines[0]?.split(';')[21]
    expect(fieldsOf({ currency: 'JPY', amountMinor: 500 })[0]).toBe('500,00')
    expect(fieldsOf({ currency: 'KWD', amountMinor: 12_340 })[0]).toBe('12,34')
    expect(currencyOf(linesOf([{ ...row, currency: 'CHF' }]))).toBe('"CHF"')
    expect(currencyOf(linesOf([]))).toBe('"EUR"')
  })

  it.each<Partial<DatevRow>>([
    { day: '2026-08-31' },
    { day: '2026-10-01' },
    { day: '2026-09-31' },
    { amountMinor: 0 },
    { amountMinor: -1 },
    { amountMinor: 1_000_000_000_000 },
    { currency: 'KWD', amountMinor: 12_345 },
    { debit: '' },
    { debit: 'bank' },
    { debit: '0000' },
    { credit: '100001' },
  ])('throws for a row with %j', (change) => {
    expect(() => datevRows([{ ...row, ...change }], batch)).toThrow(RangeError)
  })

  it.each<Partial<DatevBatch>>([
    { from: '2026-10-01' },
    { yearBegins: '2026-09-02' },
    { to: '2027-01-01' },
    { consultant: 1_000 },
    { client: 100_000 },
    { accountLength: 9 },
    { createdAt: '2026-10-01' },
  ])('throws for a batch with %j', (change) => {
    expect(() => datevRows([], { ...batch, ...change })).toThrow(RangeError)
  })

  it('throws for two currencies', () => {
    expect(() => datevRows([row, { ...row, currency: 'CHF' }], batch)).toThrow(RangeError)
  })

  it('is written in Windows-1252', () => {
    const bytes = cp1252('Aü€Ÿ–ž\r\n')
    expect([...bytes]).toEqual([0x41, 0xfc, 0x80, 0x9f, 0x96, 0x9e, 0x0d, 0x0a])
    // combined from two characters, and characters outside
    expect([...cp1252('u\u0308م😀\u0081')]).toEqual([0xfc, 0x3f, 0x3f, 0x3f])
  })

  it('reads back as a browser decodes Windows-1252', () => {
    const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
    const all = Uint8Array.from({ length: 256 }, (_, code) => code).filter((code) => !undefinedBytes.includes(code))
    expect(cp1252(new TextDecoder('windows-1252').decode(all))).toEqual(all)
  })
})
