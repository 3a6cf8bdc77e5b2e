import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareFolder } from './dataFolder.ts'

const former = process.umask()
const home = mkdtempSync(join(tmpdir(), 'dsms-folder-'))
afterAll(() => {
  process.umask(former)
  rmSync(home, { recursive: true })
})
const rightsOf = (...path: string[]) => (lstatSync(join(...path)).mode & 0o777).toString(8)

/** A folder as former releases left it, open to everybody. */
function openFolder(name: string) {
  const folder = join(home, name)
  mkdirSync(join(folder, 'postgres', 'base'), { recursive: true })
  writeFileSync(join(folder, 'postgres', 'base', '1'), 'row')
  for (const path of ['.', 'postgres', 'postgres/base']) chmodSync(join(folder, path), 0o777)
  chmodSync(join(folder, 'postgres/base/1'), 0o666)
  return folder
}

describe('the data folder', () => {
  it('is made and kept for its account alone', () => {
    const folder = join(home, 'new', 'data')
    prepareFolder(folder)
    writeFileSync(join(folder, 'later'), 'x')
    expect([rightsOf(folder), rightsOf(folder, 'later')]).toEqual(['700', '600'])
  })

  it('of a former release is closed with everything in it', () => {
    const folder = openFolder('former')
    prepareFolder(folder)
    expect(['.', 'postgres', 'postgres/base', 'postgres/base/1'].map((path) => rightsOf(folder, path))).toEqual([
      ...['700', '700', '700', '600'],
    ])
  })

  it('that holds other things too is closed where it is ours', () => {
    const folder = openFolder('shared')
    writeFileSync(join(folder, 'notes.txt'), 'of somebody')
    chmodSync(join(folder, 'notes.txt'), 0o644)
    prepareFolder(folder)
    expect(['.', 'notes.txt', 'postgres'].map((path) => rightsOf(folder, path))).toEqual(['777', '644', '700'])
  })

  it('that is none is told in a sentence', () => {
    const file = join(home, 'file')
    writeFileSync(file, 'x')
    for (const wrong of [file, join(file, 'data')])
      expect(() => prepareFolder(wrong)).toThrow(
        /^The data folder .+ is no folder, or lies in something that is none\. /,
      )
  })
})
