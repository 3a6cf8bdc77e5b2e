// Comments and Markdown are plain English: no sentence begins with these words, and these turns of phrase are left alone. What
// still does so stands in plain.words.txt by counts, which may only shrink.
// Usage: node scripts/plain.ts [--write | --where <phrase>]
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

const list = join(root, 'scripts/plain.words.txt')

/** What no sentence begins with: it says first what the sentence is not about. */
const beginnings = /(?:^|[.;:!?] )(Whoever|Whom|Who comes|Of what|Of whom|What is)\b/g
/** What has a plainer word: again, also, depends on, means, archived, no longer, own. */
const phrases =
  /\b(anew|besides|hangs? on|hung on|stands? for|puts? away|by leave of|no more(?! than)|of one['’]s own)\b/gi

const files = globSync(
  [
    'apps/{server,web}/{src,*.ts}/**',
    'packages/contract/src/**',
    'bench/**',
    'e2e/**',
    'scripts/**',
    'docs/**',
    '*.md',
  ],
  { cwd: root },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|css|sql|mjs|md)$/.test(file) && !/\/migrations\/|node_modules/.test(file))
  // its own lists
  .filter((file) => file !== 'scripts/plain.ts')

const found = new Map<string, string[]>()
for (const file of new Set(files))
  for (const text of proseOf(file))
    for (const [, phrase = ''] of [...text.matchAll(beginnings), ...text.matchAll(phrases)])
      found.set(phrase.toLowerCase(), [...(found.get(phrase.toLowerCase()) ?? []), `${file}: ${text}`])

const [flag, wanted] = process.argv.slice(2)
if (flag === '--where') console.log((found.get(wanted ?? '') ?? []).join('\n'))
if (flag === '--write')
  writeFileSync(
    list,
    [...found]
      .map(([phrase, places]) => `${phrase}: ${places.length}\n`)
      .sort()
      .join(''),
  )

const allowed = new Map(
  readFileSync(list, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): [string, number] => [
      line.slice(0, line.lastIndexOf(':')),
      Number(line.slice(line.lastIndexOf(':') + 1)),
    ]),
)
const problems = [...new Set([...found.keys(), ...allowed.keys()])].flatMap((phrase) => {
  const [now, most] = [found.get(phrase)?.length ?? 0, allowed.get(phrase) ?? 0]
  if (now === most) return []
  if (now > most)
    return [`"${phrase}" stands in ${now} sentences, ${most} are listed: node scripts/plain.ts --where "${phrase}"`]
  return [`"${phrase}" stands in ${now} sentences, ${most} are listed: node scripts/plain.ts --write`]
})
for (const problem of problems) console.log(problem)
console.log(`${[...found.values()].flat().length} sentences that are not plain`)
process.exitCode = problems.length ? 1 : 0

/** Comments of a file, or its text where it is Markdown, on one line each. */
function proseOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const prose = file.endsWith('.md')
    ? // what stands between the signs of code is no prose
      text
        .replaceAll(/```.*?```/gs, '')
        .replaceAll(/`[^`]*`/g, '')
        .split(/\n(?=\n|[-|#] |\d+\. )/)
    : file.endsWith('.sql')
      ? [...text.matchAll(/((?:^[ \t]*--.*\n?)+)/gm)].map(([comment]) => comment.replaceAll(/^\s*--/gm, ' '))
      : [
          ...[...text.matchAll(/\/\*\*?(.*?)\*\//gs)].map(([, comment = '']) => comment.replaceAll(/\n\s*\*/g, ' ')),
          ...[...text.matchAll(/((?:^[ \t]*\/\/.*\n?)+)/gm)].map(([comment]) => comment.replaceAll(/^\s*\/\//gm, ' ')),
        ]
  return prose.map((one) => one.replaceAll(/\s+/g, ' ').trim())
}
