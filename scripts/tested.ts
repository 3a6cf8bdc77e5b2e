// Which part of the screens is tested for what, read from the tests of parts in a browser (`*.browser.test.tsx`):
// `node scripts/tested.ts` writes docs/tested-parts.md, and `npm test` holds that it is what the tests say.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

const file = join(root, 'docs/tested-parts.md')

/** What a test shows about a part, by what stands in the test. */
const aspects: Record<string, RegExp> = {
  keyboard: /userEvent\.(keyboard|tab)\b/,
  focus: /toHaveFocus|activeElement/,
  'names and roles': /ByRole\(|toHaveAccessible|aria-/,
  'right to left': /Arrow(Left|Right)|direction|scrollLeft|getBoundingClientRect/,
}

interface Test {
  parts: string[]
  aspects: string[]
}

/** True when the table is what the tests say; tells what to do otherwise. */
export function checkTested(): boolean {
  const isSame = readFileSync(file, 'utf8') === table(allTests())
  if (!isSame) console.log(`${file} is not what the tests say (node scripts/tested.ts)`)
  return isSame
}

function allTests(): Test[] {
  const files = globSync('apps/web/src/**/*.browser.test.tsx', { cwd: root })
  return files.flatMap((name) => testsOf(readFileSync(join(root, name), 'utf8')))
}

/** The tests of a file: each begins with `it(` in the first column, as everything else that the file declares does. */
export function testsOf(text: string): Test[] {
  const pieces = text.split(/^(?=it[.(]|(?:async )?function |const )/m)
  const parts = [...text.matchAll(/^import \{([^}]+)\} from '\.[^']*'/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  const helpers = new Map(pieces.map((piece) => [piece.match(/^(?:async function|function|const) (\w+)/)?.[1], piece]))
  const withHelpers = (piece: string, seen: string[] = []): string =>
    [...helpers].reduce(
      (all, [name, body]) =>
        name && body !== piece && !seen.includes(name) && new RegExp(`\\b${name}\\b`).test(piece)
          ? all + withHelpers(body, [...seen, name])
          : all,
      piece,
    )
  return pieces.filter(isTest).map((piece) => {
    const whole = withHelpers(piece)
    const samples = [...piece.matchAll(/showDemo\('([^']+)'|^ {2}\['([\w-]+)'(?=[\s\S]*showDemo\(name)/gm)].map(
      ([, one, other]) => one ?? other ?? '',
    )
    const shown = parts.filter((name) => new RegExp(`<${name}\\b|\\b${name}\\.demos`).test(whole))
    return {
      parts: samples.length > 0 ? [...new Set(samples)] : shown,
      aspects: Object.keys(aspects).filter((name) => aspects[name]?.test(whole)),
    }
  })
}

const isTest = (piece: string): boolean => /^it[.(]/.test(piece)

function table(tests: Test[]): string {
  const names = [...new Set(tests.flatMap(({ parts }) => parts))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  )
  const row = (name: string) => {
    const own = tests.filter(({ parts }) => parts.includes(name))
    const count = (aspect: string) => own.filter((test) => test.aspects.includes(aspect)).length
    return `| ${[name, own.length, ...Object.keys(aspects).map((aspect) => count(aspect) || '')].join(' | ')} |`
  }
  return `# What is tested of the parts

Made from the tests of parts by \`node scripts/tested.ts\`. A part has the name of its code, or of its sample in the gallery; the
figures count the tests that look at it. Beside these, every button and control of every sample of the gallery is pressed, and none may be
wider than a page or a phone (\`*.samples.browser.test.tsx\`); axe reads each of them in the walk over all screens.

| part | tests | ${Object.keys(aspects).join(' | ')} |
| --- | ${['tests', ...Object.keys(aspects)].map(() => '---:').join(' | ')} |
${names.map(row).join('\n')}
`
}

if (import.meta.main) writeFileSync(file, table(allTests()))
