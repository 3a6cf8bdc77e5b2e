import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * The files of the server that write a table, by a statement, a verb of the kit or Drizzle's builder. Tests, demonstration
 * and migrations are left out, unless the demonstration is asked for as well.
 */
export function writersOf(table: string, { demo = false } = {}): string[] {
  const name = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const writes = [
    new RegExp(String.raw`\b(insert\s+into|update|delete\s+from)\s+${table}\b(?!\s*\.)`, 'i'),
    new RegExp(
      String.raw`\b(insert|insertAll|update|updateAll|archive|restore|changeStatus)\(\s*(actor|context),\s*${name}\b`,
    ),
    new RegExp(String.raw`\.(insert|update|delete)\(${name}\)`),
  ]
  const others = demo
    ? /\.(test|testing)\.ts$|(^|\/)(testing|migrations)\//
    : /\.(test|testing)\.ts$|(^|\/)(testing|demo|migrations)\//
  return globSync('**/*.{ts,sql}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !others.test(path))
    .filter((path) => {
      const text = readFileSync(`${root}/${path}`, 'utf8').replace(/^\s*(--|\*|\/\/).*$/gm, '')
      return writes.some((pattern) => pattern.test(text))
    })
    .sort()
}
