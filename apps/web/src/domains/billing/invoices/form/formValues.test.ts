import { describe, expect, it } from 'vitest'
import { bodyOf, figuresOf, type InvoiceValues, invoiceFormSchema, type LineValues } from './formValues.ts'

const line: LineValues = {
  key: '1',
  item: 'lesson',
  description: 'Lesson',
  qty: 2,
  unitPriceMinor: 1050,
  discountBps: 1000,
  tax1Bps: 1500,
  tax2Bps: null,
  known: { description: 'Lesson', descriptions: { en: 'Lesson', ar: 'درس' } },
}
const values: InvoiceValues = {
  client: { name: 'Harbour Books', clientId: 7, buyerId: null, avatar: '' },
  issuedDate: '2026-03-31',
  dueDate: '2026-04-14',
  lines: [line],
  salesperson: '',
  note: '',
  acceptVia: null,
  showTerms: true,
  showNotes: true,
  showStub: false,
}
const wrong = (changed: Partial<InvoiceValues>) =>
  invoiceFormSchema.safeParse(bodyOf({ ...values, ...changed })).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('the body of an invoice', () => {
  it('names a known client by the id alone', () => {
    expect(bodyOf(values)).toMatchObject({ clientId: 7, buyerId: null, client: undefined })
  })

  it('says of somebody unknown what was written', () => {
    const client = { name: 'Harbour Books', company: 'Harbour', clientId: null, buyerId: null }
    expect(bodyOf({ ...values, client })).toMatchObject({ clientId: null, client: { name: 'Harbour Books' } })
  })

  it('keeps texts in other languages until the text is changed', () => {
    expect(bodyOf(values).lines[0]?.descriptions).toEqual({ en: 'Lesson', ar: 'درس' })
    const changed = { ...line, description: 'Night lesson' }
    expect(bodyOf({ ...values, lines: [changed] }).lines[0]?.descriptions).toBeUndefined()
  })

  it('sends no more than the call knows', () => {
    expect(Object.keys(bodyOf(values).lines[0] ?? {})).not.toContain('key')
  })
})

describe('the rules of the form', () => {
  it('a whole invoice is right', () => {
    expect(wrong({})).toEqual([])
  })

  it('somebody is billed', () => {
    expect(wrong({ client: null })).toEqual(['client'])
  })

  it('it is not due before its day', () => {
    expect(wrong({ dueDate: '2026-03-30' })).toEqual(['dueDate'])
    expect(wrong({ dueDate: '2026-03-31' })).toEqual([])
  })

  it('all that is wrong is told at once, at its field', () => {
    const lines = [line, { ...line, description: '', unitPriceMinor: null, qty: 0 }]
    expect(wrong({ client: null, dueDate: '2026-01-01', lines }).sort()).toEqual(
      ['client', 'dueDate', 'lines.1.description', 'lines.1.qty', 'lines.1.unitPriceMinor'].sort(),
    )
  })
})

it('a line is summed while something in it is still missing', () => {
  expect(figuresOf(line)).toMatchObject({ grossMinor: 2100, discountMinor: 210, netMinor: 1890 })
  expect(figuresOf({ ...line, unitPriceMinor: null }).netMinor).toBe(0)
})
