// Comments and Markdown are plain English: no sentence begins with these words, and these turns of phrase are left alone.
// Usage: node scripts/plain.ts
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

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
  // says the words
  .filter((file) => file !== 'scripts/plain.ts')

const problems = [...new Set(files)].flatMap((file) =>
  proseOf(file).flatMap((text) =>
    [...text.matchAll(beginnings), ...text.matchAll(phrases)].map(([, phrase]) => `"${phrase}" in ${file}: ${text}`),
  ),
)
for (const problem of problems) console.log(problem)
console.log(`${problems.length} sentences that are not plain`)
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
