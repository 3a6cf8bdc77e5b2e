// What the first visit to a screen costs: files and KB of JavaScript and CSS as they are sent (brotli), in Arabic, from
// Vite's manifest. Exits 1 when a screen costs more than it may. Usage: node scripts/sizes.mjs [folder of the built web]
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = process.argv[2] ?? join(root, 'apps/web/dist')

/** @type {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

const start = ['index.html', 'words-ar-start']
const app = [...start, 'shell', 'words-ar-app']
const feature = (/** @type {string} */ path) => `src/domains/${path}.tsx`

/** Of each screen: what it is made from, by the manifest's key or a layer's name, and the most KB and files it may cost. */
const screens = [
  { name: 'sign-in', parts: [...start, 'signin'], mostKB: 162, mostFiles: 8 },
  {
    name: 'school home',
    parts: [...app, 'words-ar-home', feature('insight/dashboard/SchoolDashboardPage')],
    mostKB: 250,
    mostFiles: 18,
  },
  {
    name: 'staff list',
    parts: [...app, 'words-ar-staff', feature('staff/staff/StaffPage')],
    mostKB: 252,
    mostFiles: 16,
  },
  {
    name: 'invoice list',
    parts: [...app, 'words-ar-billing', feature('billing/invoices/list/InvoiceListPage')],
    mostKB: 256,
    mostFiles: 20,
  },
  {
    name: 'vehicle list',
    parts: [...app, 'words-ar-areas', 'words-ar-fleet', feature('resources/vehicles/VehiclesPage')],
    mostKB: 255,
    mostFiles: 18,
  },
  { name: 'mail', parts: [...app, 'words-ar-apps', feature('messages/email/EmailPage')], mostKB: 321, mostFiles: 22 },
  {
    name: 'vehicle form',
    parts: [...app, 'words-ar-areas', 'words-ar-fleet', feature('resources/vehicles/VehicleFormPage')],
    mostKB: 434,
    mostFiles: 34,
  },
]

for (const { name, parts, mostKB, mostFiles } of screens) {
  const files = filesOf(parts)
  const kb = [...files].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0) / 1024
  const isOver = kb > mostKB || files.size > mostFiles
  if (isOver) process.exitCode = 1
  console.log(
    `${name.padEnd(14)} ${kb.toFixed(1).padStart(6)} KB of ${mostKB}, ${String(files.size).padStart(3)} files of ${mostFiles}${isOver ? '  OVER' : ''}`,
  )
}

/**
 * The files of some parts and of all that they import.
 * @param {string[]} parts
 * @returns {Set<string>}
 */
function filesOf(parts) {
  const seen = new Set()
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest: was the web built?`)
    if (seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const part of parts) {
    const named = Object.keys(manifest).filter((key) => manifest[key]?.name === part)
    for (const key of named.length ? named : [part]) visit(key)
  }
  return files
}
