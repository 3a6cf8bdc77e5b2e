import { expect, test } from 'vitest'
import { firstDifference } from './install.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7', integrity: 'a' },
    'node_modules/@swc/win32': { version: '1.0.0', integrity: 'b', optional: true, os: ['win32'] },
    'node_modules/@dsms/web': {},
  },
}
const installed = {
  packages: {
    'node_modules/zod': { version: '4.6.7', integrity: 'a' },
    'node_modules/@dsms/web': {},
    'node_modules/left-over': { version: '1.0.0' },
  },
}
const having = (change: object) => ({ packages: { ...installed.packages, ...change } })

test('what is installed as the lock file wants it needs nothing, other platforms and leftovers included', () => {
  expect(firstDifference(wanted, installed)).toBeUndefined()
})

test('another version, other contents and a missing package are differences', () => {
  expect(firstDifference(wanted, having({ 'node_modules/zod': { version: '4.6.6', integrity: 'a' } }))).toBe(
    'node_modules/zod',
  )
  expect(firstDifference(wanted, having({ 'node_modules/zod': { version: '4.6.7', integrity: 'z' } }))).toBe(
    'node_modules/zod',
  )
  expect(firstDifference(wanted, { packages: {} })).toBe('node_modules/zod')
})

test('an optional package of this machine in another version is a difference', () => {
  expect(firstDifference(wanted, having({ 'node_modules/@swc/win32': { version: '0.9.0', integrity: 'y' } }))).toBe(
    'node_modules/@swc/win32',
  )
})
