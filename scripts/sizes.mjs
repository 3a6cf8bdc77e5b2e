// Lists the gzip size of each screen's own JavaScript and of everything the login screen loads, from Vite's manifest.
// Exits 1 when the login screen is heavier than it may be. Usage: node scripts/sizes.mjs [folder of the built web]
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const limitKB = 180
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = process.argv[2] ?? join(root, 'apps/web/dist')

/** @type {Record<string, { file: string, src?: string, name?: string, imports?: string[], isEntry?: boolean, isDynamicEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** What the login screen needs in Arabic: the start, its two lazy parts and its words. */
const loginParts = [
  'index.html',
  'src/features/auth/AuthLayout.tsx',
  'src/features/auth/LoginPage.tsx',
  'src/features/auth/DemoAccounts.tsx',
  ...['common', 'errors', 'auth'].map((words) => `src/i18n/locales/ar/${words}.json`),
]

const start = filesOf(['index.html'])
const login = filesOf(loginParts)
const routes = Object.entries(manifest)
  .filter(([, chunk]) => chunk.isDynamicEntry && /(Page|Layout|Shell)\.tsx$/.test(chunk.src ?? ''))
  .map(([key, chunk]) => {
    const own = [...filesOf([key])].filter((file) => !start.has(file))
    return { name: chunk.src ?? key, chunk: sizeOf([chunk.file]), added: sizeOf(own) }
  })
  .sort((a, b) => b.added - a.added)

console.log('Screen: its own chunk, and all it adds to the start (KB, gzip)')
for (const { name, chunk, added } of routes) {
  console.log(`${kb(chunk)} ${kb(added)}  ${name.replace('src/', '')}`)
}
const total = sizeOf([...login])
console.log(`\nStart ${kb(sizeOf([...start])).trim()} KB; login in all ${kb(total).trim()} KB of at most ${limitKB} KB`)
const names = new Map(Object.values(manifest).map(({ file, src, name }) => [file, src ?? name ?? file]))
for (const file of [...login].sort((a, b) => sizeOf([b]) - sizeOf([a]))) {
  console.log(`${kb(sizeOf([file]))}  ${names.get(file)}`)
}
if (total > limitKB * 1024) process.exitCode = 1

/**
 * Files of some chunks and of all that they import.
 * @param {string[]} keys
 * @returns {Set<string>}
 */
function filesOf(keys) {
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest: was the web built?`)
    if (seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return new Set([...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')))
}

/** @param {string[]} files */
function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
}

/** @param {number} bytes */
function kb(bytes) {
  return (bytes / 1024).toFixed(1).padStart(7)
}
