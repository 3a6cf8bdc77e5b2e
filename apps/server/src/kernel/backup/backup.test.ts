import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { draft, issue, pay } from '../../domains/billing/invoices/invoices.testing.ts'
import { makeSchoolAdmin } from '../../testing/factories.ts'
import { testApp, testEnv } from '../../testing/harness.ts'
import { archiveOf, digest, lookInto, makeOwnedDatabase, newFolder } from '../../testing/world/backups.ts'
import { keepPicture } from '../files/pictures/avatars.ts'
import { isSealed, openArchive } from './openArchive.ts'
import { restore } from './restore.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** An embedded database is made from nothing for each restore. */
const slow = { timeout: 300_000 }
const passphrase = 'four words are long'
const server = process.env.TEST_DATABASE_URL

/** Settings of an empty place: a folder, and a database of its own where one is named. */
const place = (url?: string) =>
  testEnv({ DATA_DIR: newFolder(), ...(url ? { DATABASE_URL: url, TOKEN_SECRET: 'x'.repeat(32) } : {}) })

const refused = (env = place(), path = '', word?: string) =>
  restore(env, path, word).then(
    () => 'restored',
    (error: Error) => error.message,
  )

describe('a backup', () => {
  it('holds every table as it was, the files and the key, and goes from engine to engine', slow, async () => {
    const app = await testApp()
    const { env, database } = app
    const { address } = await keepPicture(app, png)
    const nasty = 'tab\tline\nreturn\rslash\\N \\. \u2028 دينار'
    await draft(await makeSchoolAdmin(), { lines: [{ description: nasty, unitPriceMinor: 100 }] })
    const before = await digest(database)
    const archive = await archiveOf(env, database, passphrase)
    expect(await isSealed(archive)).toBe(true)

    const embedded = place()
    expect(await refused(embedded, archive, 'another passphrase')).toBe(
      'The passphrase is not the one of this archive; nothing was restored.',
    )
    const { manifest, files } = await restore(embedded, archive, passphrase)
    expect(manifest.engine).toBe(env.DATABASE_URL ? 'server' : 'embedded')
    expect(files).toBeGreaterThan(0)
    expect(await readFile(join(embedded.DATA_DIR, address))).toEqual(Buffer.from(png, 'base64'))
    expect(await readFile(join(embedded.DATA_DIR, 'token.secret'), 'utf8')).toHaveLength(64)
    expect(readdirSync(embedded.DATA_DIR)).not.toContain('restoring')
    const { again, after } = await lookInto(embedded, async (copy) => ({
      after: await digest(copy),
      again: server ? await archiveOf(embedded, copy) : '',
    }))
    expect(after).toEqual(before)

    if (server) {
      const owned = place(await makeOwnedDatabase(server))
      await restore(owned, again, undefined)
      expect(await lookInto(owned, digest)).toEqual(before)
      expect(await refused(place(owned.DATABASE_URL), again)).toMatch(/^The database of DATABASE_URL is not empty\./)
    }
    expect(await refused(embedded, archive, passphrase)).toMatch(/^The folder .+postgres is not empty\./)
  })

  it('shows one moment while others write', slow, async () => {
    const { env, database } = await testApp()
    const admin = await makeSchoolAdmin()
    let isRunning = true
    let written = 0
    const writer = async () => {
      while (isRunning) {
        const { id } = await issue(admin, (await draft(admin)).id)
        await pay(admin, id, 4_000)
        written++
      }
    }
    const writers = [writer(), writer(), writer()]
    while (written < 5) await new Promise((resolve) => setImmediate(resolve))
    const archive = await archiveOf(env, database)
    const later = written
    while (written < later + 2) await new Promise((resolve) => setImmediate(resolve))
    isRunning = false
    await Promise.all(writers)

    const copy = place()
    await restore(copy, archive, undefined)
    const { rows } = await lookInto(copy, ({ pool }) =>
      pool.query(
        `select count(*) as kept, count(*) filter (where
           i.total_minor = (select sum(l.unit_price_minor) from invoice_lines l where l.invoice_id = i.id)
           and i.paid_minor = (select coalesce(sum(p.amount_minor), 0) from invoice_payments p where p.invoice_id = i.id)
           and exists (select from audit_log a where a.entity = 'invoices' and a.entity_id = i.id)) as sound
           from invoices i where i.school_id = $1`,
        [admin.schoolId],
      ),
    )
    expect(rows[0].sound).toBe(rows[0].kept)
    expect(rows[0].kept).toBeGreaterThanOrEqual(5)
    expect(rows[0].kept).toBeLessThan(written)
  })
})

describe('an archive that is not good', () => {
  it('changes nothing, and a sentence says why', slow, async () => {
    const app = await testApp()
    const { env, database } = app
    await keepPicture(app, png)
    const bytes = await readFile(await archiveOf(env, database))
    const other = async (content: Buffer) => {
      const path = join(newFolder(), 'other')
      await writeFile(path, content)
      return path
    }
    const isCut = /is cut or was changed; nothing was restored\.$/
    const empty = place()
    expect(await refused(empty, '/nowhere')).toBe('The file /nowhere cannot be read.')
    expect(await refused(empty, await other(Buffer.from('words')))).toMatch(isCut)
    // in the middle of the rows
    expect(await refused(empty, await other(bytes.subarray(0, bytes.length / 2)))).toMatch(isCut)

    const tar = gunzipSync(bytes)
    const newer = Buffer.from(tar)
    const hash = /"migrations": \[\s*"\w/.exec(tar.toString('latin1', 0, 20_000))
    newer.write('-', (hash?.index ?? 0) + (hash?.[0].length ?? 0) - 1)
    expect(await refused(empty, await other(gzipSync(newer)))).toMatch(/was made by a newer release than this program/)
    expect(readdirSync(empty.DATA_DIR)).toEqual([])

    // a letter of a file, and the list of checksums gone
    const changed = Buffer.from(tar)
    const picture = changed.lastIndexOf(Buffer.from(png, 'base64'))
    changed[picture + 30] = (changed[picture + 30] as number) ^ 1
    const unlisted = Buffer.concat([tar.subarray(0, tar.lastIndexOf('SHA256SUMS')), Buffer.alloc(1024)])
    for (const wrong of [changed, unlisted]) {
      const path = await other(gzipSync(wrong))
      await expect(
        (async () => {
          for await (const { bytes } of openArchive(path, undefined)) await Array.fromAsync(bytes)
        })(),
      ).rejects.toThrow(isCut)
    }
  })
})
