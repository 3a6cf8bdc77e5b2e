import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './process.ts'

/**
 * True when the migrations lead to exactly the tables of the schema: generating again yields nothing. One
 * snapshot of a megabyte is kept, as the generator compares with the newest alone.
 * The folder is left as it was found.
 */
export async function checkMigrations(): Promise<boolean> {
  const folder = join(root, 'apps/server/src/db/migrations')
  const snapshots = globSync('meta/*_snapshot.json', { cwd: folder })
  if (snapshots.length > 1) {
    console.log(`The newest snapshot says all tables, delete the others: ${snapshots.sort().slice(0, -1).join(', ')}`)
    return false
  }
  const kept = mkdtempSync(join(tmpdir(), 'dsms-migrations-'))
  cpSync(folder, kept, { recursive: true })
  const before = contents(folder)
  // Without a terminal the generator cannot ask about renames: it fails, which is an answer too.
  const { code, output } = await run('drizzle-kit', ['generate'], {
    cwd: join(root, 'apps/server'),
    isCaptured: true,
    timeout: 120_000,
  })
  const after = contents(folder)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
  if (changed.length) {
    rmSync(folder, { recursive: true })
    cpSync(kept, folder, { recursive: true })
    console.log(`The schema has changes without a migration (npm run db:generate): ${changed.join(', ')}`)
    for (const name of changed.filter((file) => file.endsWith('.sql'))) console.log(after.get(name) ?? '')
  }
  rmSync(kept, { recursive: true })
  if (code !== 0) console.log(output)
  return code === 0 && changed.length === 0
}

function contents(folder: string): Map<string, string> {
  const files = globSync('**', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile())
  return new Map(files.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
