// Every command of package.json comes through here, so that each works on a fresh clone: install what is missing,
// build the web when its sources changed, then hand over to the pinned runtime.
// Plain JavaScript without dependencies, for whatever Node the machine has.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, runtimePath } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What to run, and whether it needs the built web. @type {Record<string, { script: string, args?: string[], web?: true }>} */
const commands = {
  start: { script: 'apps/server/src/main.ts', web: true },
  dev: { script: 'scripts/dev.ts' },
  build: { script: 'scripts/build.ts' },
  test: { script: 'scripts/test.ts' },
  'test:postgres': { script: 'scripts/test-postgres.ts' },
  'gallery:pictures': { script: 'scripts/pictures.ts', web: true },
  bench: { script: 'bench/bench.ts' },
  'bench:races': { script: 'bench/races.ts' },
  admin: { script: 'apps/server/src/admin.ts' },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) stop(`Commands: ${Object.keys(commands).join(', ')}. Example: npm run bench`)

try {
  ensureInstalled(root)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
if (command.web) await run(['scripts/build.ts', '--if-needed'])
// serve.sh takes our place, which costs less memory and starts a server again that died; Windows has no such thing
const handsOver = args.includes('--hand-over')
if (handsOver && process.platform !== 'win32') process.exit(86)
await run([command.script, ...args.filter((arg) => arg !== '--hand-over')])

/**
 * Runs a script on the pinned runtime. Returns when it succeeded; otherwise this process ends as it did.
 * @param {string[]} script
 */
async function run([file = '', ...rest]) {
  const child = spawn(runtimePath(root), [join(root, file), ...rest], { cwd: root, stdio: 'inherit' })
  // Ctrl+C in a terminal reaches the whole group by itself; told twice, a server would stop without grace.
  const told = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).map((signal) => {
    const tell = () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    process.on(signal, tell)
    return () => process.off(signal, tell)
  })
  // npm tells its shell to end, and not every shell hands that on: without our parent, we end as if told
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500)
  watch.unref()
  const [code, signal] = await new Promise((resolve) => {
    child.on('error', (error) => stop(`${file} could not be started: ${error.message}`))
    child.on('exit', (...ending) => resolve(ending))
  })
  clearInterval(watch)
  for (const off of told) off()
  if (code !== 0) process.exit(code ?? 128 + (constants.signals[/** @type {NodeJS.Signals} */ (signal)] ?? 0))
}

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
