// Who reads and writes which table: every statement of the server, in TypeScript and in db/sql, belongs to a domain, and so does
// every table. A domain writes its own tables alone, and reads no table of a later domain: it asks a question instead, or is told
// news. It reads those of an earlier one through its public.ts; what does not yet stands in tables.across.txt, which may only shrink.
// Usage: node scripts/tables.ts [--write]
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { order } from './order.ts'
import { root } from './process.ts'

const server = 'apps/server/src/'
const list = 'scripts/tables.across.txt'

type Deed = 'reads' | 'writes'
interface Use {
  deed: Deed
  table: string
}

const filesOf = (pattern: string): string[] =>
  globSync(`${server}${pattern}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The domain of each table that a domain defines. Those of db/tables belong to all. */
const owners = new Map<string, string>()
/** Tables by the names that they have in code. */
const tables = new Map<string, string>()
for (const file of filesOf('domains/**/*.ts'))
  for (const [, name = '', table = ''] of textOf(file).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
    owners.set(table, domainOf(file))
    tables.set(name, table)
  }

const across = new Map<string, number>()
for (const file of [...filesOf('domains/**/*.ts'), ...filesOf('db/sql/**/*.sql')]) {
  // tests and the demonstration arrange whatever they need
  if (/\.test\.|\.testing\.|\/testing\/|\/demo\//.test(file)) continue
  const domain = domainOf(file)
  if (!order.includes(domain)) continue
  const text = textOf(file)
  const uses = file.endsWith('.sql') ? usesIn(text) : [...statementsIn(text).flatMap(usesIn), ...builtIn(text)]
  for (const { deed, table } of uses) {
    const owner = owners.get(table)
    if (!owner || owner === domain) continue
    const isBackwards = order.indexOf(owner) > order.indexOf(domain)
    const line = `${domain} ${deed} ${owner}.${table}${isBackwards ? ', which comes later' : ''}`
    across.set(line, (across.get(line) ?? 0) + 1)
  }
}

const found = [...across].map(([line, count]) => `${line}: ${count}`).sort()
if (process.argv.includes('--write')) writeFileSync(join(root, list), `${found.join('\n')}\n`)
const allowed = new Map(
  textOf(list)
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.lastIndexOf(':')), Number(line.slice(line.lastIndexOf(':') + 1))]),
)
const problems = [
  ...[...across.keys()].flatMap((line) => {
    if (line.includes(' writes ')) return [`${line}: its owner has to write it`]
    return line.endsWith('later') ? [`${line}: ask a question`] : []
  }),
  ...[...across].flatMap(([line, count]) =>
    count > (allowed.get(line) ?? 0) ? [`${line}: ${count} times, ${allowed.get(line) ?? 0} are listed`] : [],
  ),
  ...[...allowed].flatMap(([line, count]) =>
    (across.get(line) ?? 0) < count
      ? [`${line}: listed ${count} times, found ${across.get(line) ?? 0}; shorten ${list}`]
      : [],
  ),
]
for (const problem of problems) console.log(problem)
const total = (which: RegExp) => [...across].reduce((sum, [line, count]) => sum + (which.test(line) ? count : 0), 0)
console.log(
  `${owners.size} tables of domains; across: ${total(/ writes /)} writes, ${total(/ reads .*later/)} reads backwards, ${total(/ reads (?!.*later)/)} other reads`,
)
process.exitCode = problems.length ? 1 : 0

function domainOf(file: string): string {
  return /(?:domains|db\/sql)\/(\w+)\//.exec(file)?.[1] ?? ''
}

/** Tables that verbs of the kit and Drizzle's builder are given, where the file imports them. */
function builtIn(source: string): Use[] {
  /** The names of tables in other files, by those that they have here. */
  const imported = new Map(
    [...source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)].map(([, theirs = '', ours = theirs]): [string, string] => [
        ours,
        theirs,
      ]),
    ),
  )
  const uses = (deed: Deed, pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(([, name = '']): Use[] => {
      const table = tables.get(imported.get(name) ?? '')
      return table ? [{ deed, table }] : []
    })
  return [
    ...uses('writes', /\b(?:insert|insertAll|update|updateAll|archive|restore)\(\s*\w+,\s*(\w+)/g),
    ...uses('writes', /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g),
    ...uses('reads', /\.(?:from|innerJoin|leftJoin)\(\s*(\w+)/g),
  ]
}

/** Texts of all templates that are tagged as SQL, without what is put into them. */
function statementsIn(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const found: string[] = []
  for (const { index, 0: tag } of code.matchAll(/\bsql(?:<[^`]*?>|\.raw\()?`/g)) {
    let text = ''
    let depth = 0
    for (let place = index + tag.length; place < code.length; place++) {
      const sign = code[place]
      if (depth === 0 && sign === '`') break
      if (sign === '$' && code[place + 1] === '{') {
        depth++
        place++
        text += ' ? '
      } else if (depth > 0 && sign === '{') depth++
      else if (depth > 0 && sign === '}') depth--
      else if (depth === 0) text += sign
    }
    found.push(text)
  }
  return found
}

/** Tables that a statement names, once for each time. A name that it gives to a part of itself is none. */
function usesIn(statement: string): Use[] {
  const text = statement.replace(/--.*$/gm, '').replace(/'[^']*'/g, "''")
  const own = new Set(
    [...text.matchAll(/\b(\w+)\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi)].map(([, name = '']) => name),
  )
  const uses: Use[] = []
  const add = (deed: Deed, name: string) => {
    if (owners.has(name) && !own.has(name)) uses.push({ deed, table: name })
  }
  for (const [, , name = ''] of text.matchAll(/\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?(\w+)/gi))
    add('writes', name)
  for (const [, before = '', names = ''] of text.matchAll(
    /(\bdelete\s+)?\b(?:from|join|using)\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)(?!\s*\()/gi,
  )) {
    const [, ...others] = names.split(',')
    const [first] = names.split(',')
    if (!before && first) add('reads', first.trim().split(/\s/)[0] ?? '')
    for (const name of others) add('reads', name.trim().split(/\s/)[0] ?? '')
  }
  return uses
}
