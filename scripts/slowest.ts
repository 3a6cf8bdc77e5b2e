import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { PlaywrightReport, PlaywrightSuite } from './tally.ts'

export interface FileTime {
  file: string
  seconds: number
}

/** Writes down how long each file of a run took, with what it did before and after its tests. */
export class FileTimes implements Reporter {
  readonly #times: FileTime[] = []
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic()
    this.#times.push({ file: module.moduleId, seconds: (collectDuration + setupDuration + duration) / 1000 })
  }

  onTestRunEnd(): void {
    writeFileSync(this.#path, JSON.stringify(this.#times))
  }
}

/** The ten files that took longest, a line each. */
export function slowest(times: FileTime[]): string {
  const worst = [...times].sort((one, other) => other.seconds - one.seconds).slice(0, 10)
  const lines = worst.map(
    ({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(process.cwd(), file)}`,
  )
  return ['── Slowest files', ...lines].join('\n')
}

/** The same from what `FileTimes` wrote; nothing when it wrote nothing. */
export function slowestFiles(path: string): string {
  try {
    return slowest(JSON.parse(readFileSync(path, 'utf8')) as FileTime[])
  } catch {
    return ''
  }
}

/** Seconds of each file of journeys, out of the report of Playwright. */
export function journeyTimes(path: string): FileTime[] {
  const times = new Map<string, number>()
  const add = ({ specs = [], suites = [] }: PlaywrightSuite) => {
    for (const { file, tests } of specs) {
      const spent = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))
      times.set(
        file,
        spent.reduce((all, seconds) => all + seconds, times.get(file) ?? 0),
      )
    }
    suites.forEach(add)
  }
  try {
    add(JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport)
  } catch {
    return []
  }
  return [...times].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }))
}
