import { expect, it } from 'vitest'
import { addressOf, type Place } from './address.ts'

it.each([
  ['/apps/todo?task=12', { to: '/apps/todo', search: { task: 12 } }],
  ['/apps/todo', { to: '/apps/todo', search: {} }],
  ['/apps/calendar?date=2026-03-01&event=4', { to: '/apps/calendar', search: { date: '2026-03-01', event: 4 } }],
])('%s has its search apart', (url, parts) => {
  expect(addressOf(url)).toEqual(parts)
})

it('knows the addresses of all screens', () => {
  const places: Place[] = [
    '/apps/support',
    `/apps/support/${12}`,
    // @ts-expect-error misspelt
    '/apps/suport',
    // @ts-expect-error misspelt
    `/apps/suport/${12}`,
  ]
  expect(places).toHaveLength(4)
})
