import { describe, expect, test } from 'vitest'
import { added, changed, fromAddress, type Mark, toAddress } from './tryMarks.ts'

const marks: Mark[] = [
  { code: 'JCT.2', severity: 'minor', count: 3, intervention: 'none' },
  { code: 'PED', severity: 'serious', count: 1, intervention: 'physical' },
]

describe('marks in an address', () => {
  test('come back as they went', () => {
    expect(toAddress(marks)).toBe('JCT.2~m~3;PED~s~1~p')
    expect(fromAddress(toAddress(marks))).toEqual(marks)
    expect(toAddress([])).toBeUndefined()
  })

  test('are read as far as they make sense', () => {
    for (const text of [undefined, 7, '', '~~', 'x~q~1', 'x~m~0', 'x~m~1.5', 'x~m~100', 'x~m~-1'])
      expect(fromAddress(text)).toEqual([])
    expect(fromAddress('x~m~2;nonsense').map(({ code }) => code)).toEqual(['x'])
  })
})

describe('marks', () => {
  test('of the same error are counted together', () => {
    expect(added(marks, 'JCT.2', 'minor')[0]?.count).toBe(4)
    expect(added(marks, 'JCT.2', 'serious').length).toBe(3)
    expect(added(marks, 'PED', 'serious').length).toBe(3)
  })

  test('end where none is left', () => {
    expect(changed(marks, 1, { count: 0 })).toEqual([marks[0]])
  })
})
