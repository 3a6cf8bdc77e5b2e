import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

interface Ending {
  code: number
  /** What it printed, when `captured`. */
  output: string
}

/**
 * Runs an installed tool (or a script of ours, by its path) on this same Node and waits for its end.
 * Printed text passes through, unless it is to be captured.
 */
export function run(
  tool: string,
  args: string[],
  options: SpawnOptions & { isCaptured?: boolean; timeout?: number } = {},
) {
  const { isCaptured, timeout, ...rest } = options
  const cwd = String(options.cwd ?? root)
  const child = spawn(process.execPath, [programOf(tool, cwd), ...args], {
    ...rest,
    cwd,
    timeout,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', isCaptured ? 'pipe' : 'inherit', isCaptured ? 'pipe' : 'inherit'],
  })
  return ended(child)
}

async function ended(child: ChildProcess): Promise<Ending> {
  let output = ''
  // A tool does not outlive the command that started it.
  const end = () => child.kill()
  process.once('exit', end)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** The JavaScript behind a tool's name: started directly, it needs neither a shell nor PATH. */
function programOf(tool: string, from: string): string {
  if (/\.(ts|mjs)$/.test(tool)) return join(root, tool)
  const [name, program = name] = (packages[tool] ?? tool).split(':') as [string, string?]
  const folder = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')))
  if (!folder) throw new Error(`${name} is not installed`)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : (bin[program] ?? ''))
}

/** Tools whose package has another name: `package:program`. */
const packages: Record<string, string> = {
  biome: '@biomejs/biome:biome',
  tsc: 'typescript:tsc',
  playwright: '@playwright/test:playwright',
}
