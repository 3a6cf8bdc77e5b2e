import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../index.ts'
import { isPermission, modules, permissionById, permissionsOf } from './permissions.ts'

describe('the numbers of modules and privileges', () => {
  // they are on the wire and in other people's programs: these lines change for nothing but an addition at the end
  it('stay as they were given out', () => {
    const ends = (scope: 'platform' | 'school') =>
      [modules[scope][0], modules[scope].at(-1)].map((module) => [
        module?.id,
        module?.key,
        module?.privileges[0],
        module?.privileges.at(-1),
      ])
    expect(ends('platform')).toEqual([
      [1, 'dashboard', { id: 100, key: 'view' }, { id: 105, key: 'export' }],
      [31, 'blog', { id: 3100, key: 'view' }, { id: 3106, key: 'publish' }],
    ])
    expect(ends('school')).toEqual([
      [101, 'dashboard', { id: 10100, key: 'view' }, { id: 10106, key: 'see_money' }],
      [147, 'shop', { id: 14700, key: 'view' }, { id: 14707, key: 'moderate' }],
    ])
    expect(permissionById('platform', 29, 2905)).toBe('lookups.export')
    expect(permissionById('school', 146, 14605)).toBe('settings.export')
    expect(permissionById('platform', 9, 906)).toBe('staff_users.reset_password')
    expect(permissionById('school', 104, 10402)).toBe('staff_users.edit')
  })

  it('are each given once, in both scopes together', () => {
    const all = [...modules.platform, ...modules.school]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const privileges = all.flatMap((module) => module.privileges.map(({ id }) => id))
    expect(new Set(privileges).size).toBe(privileges.length)
  })

  it('belong together or name nothing', () => {
    expect(permissionById('school', 104, 10502)).toBeUndefined()
    expect(permissionById('school', 9, 906)).toBeUndefined()
    expect(permissionById('platform', 1, 199)).toBeUndefined()
  })
})

describe('what calls ask for', () => {
  it('is a permission of its scope', () => {
    for (const { path, access } of Object.values(allEndpoints)) {
      if (typeof access !== 'object') continue
      for (const scope of ['platform', 'school'] as const)
        for (const permission of [access[scope] ?? []].flat())
          expect(isPermission(scope, permission), `${path}: ${permission}`).toBe(true)
    }
  })

  it('names each permission once', () => {
    for (const scope of ['platform', 'school'] as const)
      expect(new Set(permissionsOf(scope)).size).toBe(permissionsOf(scope).length)
  })
})
