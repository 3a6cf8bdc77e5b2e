import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { expect, test } from 'vitest'
import { formatOf } from './format.ts'

test('an instant is told on the clock of the zone that is asked for', () => {
  const { dateTime } = formatOf('en-GB')
  expect(dateTime('2026-03-08T11:00:00Z', 'Pacific/Auckland')).toBe('9 Mar 2026, 00:00')
  expect(dateTime('2026-03-08T11:00:00Z', 'Asia/Riyadh')).toBe('8 Mar 2026, 14:00')
})

// what isolates text: from the left, from the right, and its end
const [ltr, rtl, end] = ['\u2066', '\u2067', '\u2069']

test('in Arabic an amount is one run, and so are its digits and a Latin sign', () => {
  const { money, price, number, range } = formatOf('ar-u-ca-gregory-nu-latn')
  expect(money(1000, 'USD')).toBe(`${rtl}${ltr}10.00${end}\u00a0${ltr}US$${end}${end}`)
  expect(price(1000, 'USD')).toBe(`${rtl}${ltr}10${end}\u00a0${ltr}US$${end}${end}`)
  expect(number(10, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })).toBe(
    price(1000, 'USD'),
  )
  expect(money(-1000, 'SAR')).toMatch(new RegExp(`^${rtl}${ltr}.?-10\\.00${end}\u00a0ر`))
  expect(number(-5)).toMatch(new RegExp(`^${ltr}.?-5${end}$`))
  expect(number(5)).toBe('5')
  expect(range('1', '2')).toBe(`${rtl}1 – 2${end}`)
})

test('from left to right nothing is added', () => {
  const { money, range, number } = formatOf('en-GB')
  expect(money(-125050, 'USD')).toBe('-US$1,250.50')
  expect(range('1', '2')).toBe('1 – 2')
  expect(number(-5)).toBe('-5')
})

test('a list has commas alone in Arabic; parts of one measure are joined by a word', () => {
  const [arabic, english] = [formatOf('ar-u-ca-gregory-nu-latn'), formatOf('en-GB')]
  expect([arabic.list(['B', 'C1', 'D']), english.list(['B', 'C1', 'D'])]).toEqual(['B، C1، D', 'B, C1 and D'])
  expect([arabic.hours(90), arabic.hours(120), arabic.hours(30)]).toEqual(['ساعة و30 دقيقة', 'ساعتان', '30 دقيقة'])
  expect([english.hours(60), english.hours(120)]).toEqual(['1 hour', '2 hours'])
  expect(english.measure(['17 years', '6 months'])).toBe('17 years and 6 months')
})

test.each([
  ['SAR', 2],
  ['KWD', 3],
  ['JPY', 0],
  // of these Intl says something else from one release to the next
  ['HUF', 2],
  ['IQD', 3],
  ['LBP', 2],
  ['SYP', 2],
  ['YER', 2],
  ['IRR', 2],
])('%s is reckoned and shown with %i decimals by ISO 4217, whatever Intl knows', (currency, digits) => {
  expect(digitsOf(currency)).toBe(digits)
  expect([toMinor(1, currency), toMajor(10 ** digits, currency)]).toEqual([10 ** digits, 1])
  const { money, price } = formatOf('en')
  expect(money(5 * 10 ** digits, currency).replace(/^\D+/, '')).toBe((5).toFixed(digits))
  expect(price(5 * 10 ** digits, currency).replace(/^\D+/, '')).toBe('5')
})
