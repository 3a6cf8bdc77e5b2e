import * as a from '@dsms/contract/billing/invoices/actions'
import * as c from '@dsms/contract/billing/invoices/calls'
import { saveInvoiceSettings } from '@dsms/contract/billing/invoices/settings'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { type Piece, readPdf } from '../../../../testing/world/pdf.ts'
import { clientInput, draft, issued, lineInput, pay } from '../invoices.testing.ts'

async function print(person: TestPerson, id: number, lang: Language) {
  const { http } = await testApp()
  const url = `/api/invoices/${id}/pdf?lang=${lang}`
  const reply = await http.inject({ url, headers: { authorization: `Bearer ${person.token}` } })
  expect(reply.statusCode).toBe(200)
  return readPdf(reply.rawPayload)
}
const find = (pieces: Piece[], text: string): Piece => {
  const piece = pieces.find((one) => one.text === text)
  if (!piece) throw new Error(`"${text}" is not among ${JSON.stringify(pieces.map((one) => one.text))}`)
  return piece
}

async function arabicInvoice() {
  const admin = await makeSchoolAdmin()
  await callAs(admin.token, saveInvoiceSettings, {
    body: { version: 0, iban: 'SA0380000000608010167519', address: 'طريق ABC 77', bankName: 'مصرف', tax1Bps: 1500 },
  })
  const invoice = await issued(admin, {
    client: clientInput({ name: 'متدرب', contact: '+966501234567' }),
    note: 'سيارة ABC 1234 محجوزة',
    lines: [
      lineInput({ description: 'حصة بسيارة KSA 9876', qty: 2, tax1Bps: 1500, discountBps: 1000 }),
      lineInput({ description: 'رسوم', descriptions: { en: 'Fee', pt: 'Inscrição e ação' } }),
    ],
  })
  return { admin, invoice }
}

describe('an invoice in Arabic', () => {
  it('holds plates, numbers, telephone and account whole and in their order', async () => {
    const { admin, invoice } = await arabicInvoice()
    const { pieces, text } = await print(admin, invoice.id, 'ar')
    for (const whole of [
      'ABC 1234',
      'KSA 9876',
      invoice.number as string,
      '+966501234567',
      'SA03 8000 0000 6080 1016 7519',
    ])
      expect(text).toContain(whole)
    for (const amount of ['300.00', '180.00', '-20.00', '27.00', '307.00 SAR', '100.00']) find(pieces, amount)
    for (const word of ['فاتورة', 'الوصف', 'الكمية', 'متدرب', 'سيارة', 'محجوزة']) find(pieces, word)
    expect(text).not.toMatch(/\ufffd|\p{Cc}/u)
  })

  it('runs from right to left: the writer on the right, the title on the left, amounts at the left edge', async () => {
    const { admin, invoice } = await arabicInvoice()
    const { pieces, width, pages } = await print(admin, invoice.id, 'ar')
    expect(pages).toBe(1)
    expect(find(pieces, 'الوصف').x).toBeGreaterThan(width / 2)
    expect(find(pieces, 'متدرب').x).toBeGreaterThan(width / 2)
    expect(find(pieces, 'فاتورة').x).toBeLessThan(width / 4)
    expect(find(pieces, '307.00 SAR').x).toBeLessThan(width / 4)
    // within a line: the first word stands right of the plate, the last one left of it
    const [first, plate, last] = ['سيارة', 'ABC 1234', 'محجوزة'].map((word) => find(pieces, word)) as [
      Piece,
      Piece,
      Piece,
    ]
    expect(first.x).toBeGreaterThan(plate.x + plate.width - 1)
    expect(last.x + last.width).toBeLessThan(plate.x + 1)
  })
})

describe('an invoice in any language', () => {
  it.each(languages.filter((language) => language !== 'ar'))('reads from the left in %s', async (language) => {
    const { admin, invoice } = await arabicInvoice()
    const { pieces, width, text } = await print(admin, invoice.id, language)
    expect(find(pieces, invoice.number as string).x).toBeGreaterThan(width / 2)
    const title = { en: 'Invoice', de: 'Rechnung', fr: 'Facture', pt: 'Fatura' }[language as 'en']
    expect(find(pieces, title).x).toBeGreaterThan(width / 2)
    expect(text).toContain(language === 'pt' ? 'Inscrição e ação' : 'Fee')
    expect(text).toContain(language === 'en' ? '307.00 SAR' : '307,00 SAR')
  })

  it('goes over pages, each with its number and the head of the table', async () => {
    const admin = await makeSchoolAdmin()
    const lines = Array.from({ length: 90 }, (_, nth) => lineInput({ description: `Line ${nth}` }))
    const { id } = await issued(admin, { lines })
    const { pages, pieces, text } = await print(admin, id, 'en')
    expect(pages).toBe(3)
    expect(pieces.filter((piece) => piece.text.startsWith('Description')).map(({ page }) => page)).toEqual([1, 2, 3])
    for (const page of [1, 2, 3]) expect(text).toContain(`Page ${page} of 3`)
    for (let nth = 0; nth < 90; nth++) expect(text).toContain(`Line ${nth}`)
  })

  it('never takes what was typed for markup', async () => {
    const admin = await makeSchoolAdmin()
    const nasty = '#panic("x") $x$ *bold* @ref [a] \\ "quoted" {1} <b>'
    const { id } = await issued(admin, {
      note: nasty,
      client: clientInput({ name: nasty }),
      lines: [lineInput({ description: nasty })],
    })
    const { text } = await print(admin, id, 'en')
    expect(text.split(nasty)).toHaveLength(4)
  })

  it('shows payments, the balance, and what was taken back', async () => {
    const admin = await makeSchoolAdmin()
    const { id, number } = await issued(admin, { lines: [lineInput({ qty: 2 })] })
    await pay(admin, id, 5_000, { method: 'bank_transfer' })
    const credit = await callAs(admin.token, a.creditInvoice, {
      params: { id },
      body: { reason: 'Half', lines: undefined },
    })
    const invoice = await print(admin, id, 'en')
    expect(invoice.text).toContain('Payment · Bank transfer')
    expect(invoice.text).toContain('Owed to the client')
    find(invoice.pieces, '50.00 SAR')
    const note = await print(admin, credit.body.invoice.id, 'en')
    expect(note.text).toContain('Credit note')
    expect(note.text).toContain(number)
    expect(note.text).not.toContain('Due date')
  })

  it('is marked as a draft or as void', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await draft(admin)
    find((await print(admin, id, 'de')).pieces, 'Entwurf')
    expect((await callAs(admin.token, c.getInvoice, { params: { id } })).body.invoice?.downloadedAt).toBeNull()
    await callAs(admin.token, a.issueInvoice, { params: { id }, body: {} })
    await callAs(admin.token, a.voidInvoice, { params: { id }, body: { reason: 'x' } })
    find((await print(admin, id, 'ar')).pieces, 'ملغاة')
  })
})
