// The plan of the house: which file may import which, and how full a folder may be. Cycles are Biome's to find.
// Usage: node scripts/rooms.ts [--table]
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { order } from './order.ts'
import { root } from './process.ts'

const mostEntries = 20
/** What only grows, in the order in which it was made. */
const ledgers = ['apps/server/src/db/migrations']
/** Pure functions of the contract that several features of a domain call. */
const rulesAlone = ['billing/money']
/** Screens whose calls belong to the kernel or to a domain further left. */
const screensAlone = [
  // the gallery shows what others made
  'gallery/samples',
  'gallery/foundations',
  'gallery/layouts',
  'gallery/parts',
  'gallery/extras',
  'gallery/data',
  'school/settings',
  'messages/notifications',
  'insight/figures',
  'insight/home',
]

const rooms = { contract: 'packages/contract/src/', server: 'apps/server/src/', web: 'apps/web/src/' } as const
type Room = keyof typeof rooms

interface Place {
  room: Room
  /** The storey, or the domain: further right may import further left. */
  floor: string
  rank: number
}

const storeys = ['db', 'kernel', 'ui', 'kit']
const gathering = 99
/** What the contract gathers from its domains, and other rooms may read on every floor; the contract's own kernel may not. */
const gathered = ['errors', 'everyPage', 'mails', 'notices', 'pages']

const files = Object.values(rooms).flatMap((folder) =>
  globSync(`${folder}**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
)
const known = new Set(files)
const problems: string[] = []
const outside: string[] = []

for (const file of files) {
  const from = placeOf(file)
  // tests arrange whatever they need
  if (!from || /\.test\.|\.testing\.|\/testing\//.test(file)) continue
  for (const target of importsOf(file)) {
    const to = placeOf(target)
    if (!to || to.floor === from.floor) continue
    const line = `${file} imports ${target}`
    if (to.rank > from.rank && !(from.room !== 'contract' && isForAll(target)))
      problems.push(`${line}: ${to.floor} comes after ${from.floor}`)
    const isDomain = (place: Place) => place.rank >= 10 && place.rank < gathering
    if (
      to.room === from.room &&
      to.room !== 'contract' &&
      isDomain(from) &&
      isDomain(to) &&
      !/\/public\.ts$/.test(target)
    )
      outside.push(`${line}: another domain is used through its public.ts`)
  }
}

const entries = entriesPerFolder()
for (const [folder, count] of entries)
  if (count > mostEntries && !ledgers.some((ledger) => folder.startsWith(ledger)))
    problems.push(`${folder} has ${count} entries, ${mostEntries} at most`)

const featuresOf = (room: Room) =>
  new Set(
    files
      .filter((file) => file.startsWith(rooms[room]))
      .flatMap(
        (file) => /^domains\/(\w+\/(?!(?:shared|words)\/)\w+)\//.exec(file.slice(rooms[room].length))?.[1] ?? [],
      ),
  )
const served = featuresOf('server')
for (const room of ['contract', 'web'] as const)
  for (const feature of featuresOf(room))
    if (!served.has(feature) && !screensAlone.includes(feature) && !rulesAlone.includes(feature))
      problems.push(`${rooms[room]}domains/${feature} has another name on the server, or none`)

problems.push(...outside)
for (const problem of problems) console.log(problem)
if (process.argv.includes('--table')) {
  const fullest = [...entries].sort(([, one], [, other]) => other - one).slice(0, 5)
  console.log(`${files.length} files, ${entries.size} folders, ${outside.length} imports outside public.ts`)
  for (const [folder, count] of fullest) console.log(`${String(count).padStart(4)} ${folder}`)
}
process.exitCode = problems.length ? 1 : 0

function placeOf(file: string): Place | undefined {
  const [room, folder] = (Object.entries(rooms) as [Room, string][]).find(([, start]) => file.startsWith(start)) ?? []
  if (!room || !folder) return undefined
  const [storey = '', domain = '', rest] = file.slice(folder.length).split('/')
  if (storey === 'domains' && rest) {
    const place = order.indexOf(domain)
    if (place < 0) problems.push(`${file}: the domain ${domain} has no place in the order`)
    return { room, floor: domain, rank: 10 + place }
  }
  // the kernel of the contract lies below all: tables have its lists, too
  if (room === 'contract' && storey === 'kernel') return { room, floor: storey, rank: 0 }
  if (storeys.includes(storey)) return { room, floor: storey, rank: storeys.indexOf(storey) }
  return { room, floor: 'what gathers them', rank: gathering }
}

/** Some lists are gathered from the domains for all: screens for who shows or searches them, errors for who answers with them. */
function isForAll(target: string): boolean {
  return gathered.some((name) => target === `${rooms.contract}${name}.ts`)
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^'\n]+)'/gm)
  return [...named].flatMap(([, name = '']) => {
    const target = name.startsWith('.') ? normalize(join(dirname(file), name)) : contractFile(name)
    return target && known.has(target) ? [target] : []
  })
}

function contractFile(name: string): string | undefined {
  const [, path] = /^@dsms\/contract(?:\/(.+))?$/.exec(name) ?? [undefined, null]
  if (path === null) return undefined
  const isDomain = path !== undefined && !/^(kernel|kit)\//.test(path) && !gathered.includes(path)
  return `${rooms.contract}${isDomain ? 'domains/' : ''}${path ?? 'index'}.ts`
}

function entriesPerFolder(): Map<string, number> {
  const all = Object.values(rooms).flatMap((folder) => globSync(`${folder}**/*`, { cwd: root }))
  const counts = new Map<string, number>()
  for (const path of all) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return counts
}
