import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * The files of the server that write a table, by a statement, a verb of the kit or Drizzle's builder. Tests and migrations
 * are left out, and so is the demonstration unless it is asked for. `adds` asks for those alone that add rows.
 */
export function writersOf(table: string, { demo = false, adds = false } = {}): string[] {
  const others = demo ? /(^|\/)(testing|migrations)\// : /(^|\/)(testing|migrations|demo)\//
  return globSync('**/*.{ts,sql}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|testing)\.ts$/.test(path) && !others.test(path))
    .filter((path) => writes(readFileSync(`${root}/${path}`, 'utf8').replace(/^\s*(--|\*|\/\/).*$/gm, ''), table, adds))
    .sort()
}

function writes(text: string, table: string, adds: boolean): boolean {
  const verbs = adds
    ? { statement: 'insert\\s+into', kit: 'insert|insertAll', builder: 'insert' }
    : {
        statement: 'insert\\s+into|update|delete\\s+from',
        kit: 'insert|insertAll|update|updateAll|archive|restore|changeStatus',
        builder: 'insert|update|delete',
      }
  const name = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const alias = new RegExp(String.raw`\b${name} as (\w+)`).exec(text)?.[1]
  const known = alias ? `(${name}|${alias})` : name
  return [
    new RegExp(String.raw`\b(${verbs.statement})\s+${table}\b(?!\s*\.)`, 'i'),
    new RegExp(String.raw`\b(${verbs.kit})\(\s*(actor|context),\s*${known}\b`),
    new RegExp(String.raw`\.(${verbs.builder})\(${known}\)`),
  ].some((pattern) => pattern.test(text))
}
