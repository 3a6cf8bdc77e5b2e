import { beforeAll, expect, test, vi } from 'vitest'

let ownPath: (next: string | undefined) => string | undefined

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://dsms.example' })
  ;({ ownPath } = await import('./guards.ts'))
})

test('a path of ours is kept with its search', () => {
  expect(ownPath('/school/staff?status=active#top')).toBe('/school/staff?status=active#top')
})

test('other sites, odd schemes and the login itself are not', () => {
  for (const next of [
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '',
  ]) {
    expect(ownPath(next)).toBeUndefined()
  }
})
