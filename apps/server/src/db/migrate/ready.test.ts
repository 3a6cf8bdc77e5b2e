import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openEmbeddedDatabase } from '../client.ts'
import { migrate } from './migrate.ts'
import { copyReady, keyOf, makeReady, readyFolder } from './ready.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'dsms-ready-'))
const copyTemplate = async (folder: string) =>
  cpSync(join(inject('template').folder, 'postgres'), join(folder, 'postgres'), { recursive: true })

describe('a database that the build has made ready', () => {
  it('is copied, and has nothing left to be migrated', async () => {
    const home = newFolder()
    await makeReady(copyTemplate, home)
    const folder = newFolder()
    expect(copyReady(join(folder, 'postgres'), { home, isDurable: true })).toBe(true)
    const database = await openEmbeddedDatabase(folder)
    const count = async () =>
      (
        await database.pool.query(
          `select (select count(*)::integer from pg_class) as tables, (select count(*)::integer from drizzle.__drizzle_migrations) as done`,
        )
      ).rows
    const before = await count()
    await migrate(database)
    expect(await count()).toEqual(before)
    await database.close()
  })

  it('is not there when making it broke off, or when it is of another release', async () => {
    const home = newFolder()
    await expect(
      makeReady(async (folder) => {
        await copyTemplate(folder)
        throw new Error('broken off')
      }, home),
    ).rejects.toThrow('broken off')
    expect(copyReady(join(newFolder(), 'postgres'), { home })).toBe(false)
    await makeReady(copyTemplate, home)
    expect(existsSync(readyFolder(home))).toBe(true)
    const file = join(newFolder(), 'function.sql')
    writeFileSync(file, 'select 1')
    const key = keyOf([file])
    writeFileSync(file, 'select 2')
    expect(keyOf([file])).not.toBe(key)
  })
})
