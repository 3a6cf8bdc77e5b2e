import { describe, expect, it } from 'vitest'
import { everyPage as pages } from './everyPage.ts'
import { defaultBookmarks } from './kernel/page.ts'
import { isPermission } from './kernel/permissions.ts'
import { languages } from './kernel/shared.ts'

describe('pages', () => {
  it.each(pages)('$target is named in five languages', ({ title }) => {
    expect(Object.keys(title).sort()).toEqual([...languages].sort())
    for (const language of languages) expect(title[language].trim()).toBe(title[language])
    expect(Object.values(title).every((text) => text.length > 1)).toBe(true)
    expect(title.ar).toMatch(/[\u0600-\u06ff]/)
  })

  it('have an id, a target and an address of their own', () => {
    for (const key of ['id', 'target', 'link'] as const)
      expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length)
    expect(pages.every(({ link }) => link.startsWith('/'))).toBe(true)
  })

  it('ask for permissions that there are', () => {
    for (const { access, target } of pages) {
      if (typeof access !== 'object') continue
      for (const scope of ['platform', 'school'] as const)
        for (const permission of [access[scope] ?? []].flat())
          expect(isPermission(scope, permission), `${target}: ${permission}`).toBe(true)
    }
  })

  it('hold the four bookmarks of the product', () => {
    expect(defaultBookmarks).toEqual(['email', 'chat', 'todo', 'calendar'])
    for (const target of defaultBookmarks) expect(pages.some((page) => page.target === target)).toBe(true)
  })
})
