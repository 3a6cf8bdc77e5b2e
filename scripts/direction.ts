// The first language is written from right to left: a style that says "left" is wrong in it.
// A place that must be physical says why on the same line: `/* physical: a map does not mirror */`.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

const inCss = [
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?\s*:/,
  /border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?:float|clear|text-align|justify-content|justify-items|justify-self)\s*:\s*(?:left|right)\b/,
]
const inCode = [
  /\s(?:ml|mr|pl|pr)=["'{]/,
  /\b(?:margin|padding|border)(?:Left|Right)\w*\s*:/,
  /(?:[{,]\s*)(?:left|right)\s*:\s*["'`\d]/,
  /\b(?:textAlign|float|ta|justify)(?:\s*:\s*|=)\{?["'](?:left|right)["']/,
]

/** The same on both sides is no direction. */
const bothSides = /left: (\w+), right: \1\b/g

const findings = [...look('apps/web/**/*.css', inCss), ...look('apps/web/src/**/*.{ts,tsx}', inCode)]
for (const finding of findings) console.log(finding)
if (findings.length) console.log('Use the logical property (inline-start, inline-end, ms, me, ps, pe).')
process.exitCode = findings.length ? 1 : 0

function look(pattern: string, rules: RegExp[]): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name) }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        rules.some((rule) => rule.test(line.replace(bothSides, ''))) && !line.includes('physical:')
          ? [`${file}:${index + 1} ${line.trim()}`]
          : [],
      ),
  )
}
