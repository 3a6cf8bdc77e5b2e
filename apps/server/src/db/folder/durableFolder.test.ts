import { fsyncSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { durableIn } from './durableFolder.ts'

it('a commit of the embedded engine waits until the disk has it', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-durable-'))
  let syncs = 0
  const engine = await PGlite.create(
    await durableIn(join(folder, 'postgres'), PGlite, (file) => {
      syncs++
      fsyncSync(file)
    }),
  )
  try {
    expect((await engine.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
    await engine.exec('create table kept (n integer)')
    const before = syncs
    await engine.query('insert into kept values (1)')
    expect(syncs).toBe(before + 1)
    await engine.query('select n from kept')
    expect(syncs).toBe(before + 1)
  } finally {
    await engine.close()
    rmSync(folder, { recursive: true })
  }
})
