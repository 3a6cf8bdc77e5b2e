import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { componentOf } from './vite.words.ts'

const name = 'virtual:icons'
const require = createRequire(import.meta.url)

/**
 * Every outline icon as text, and which of them the product uses, for the gallery alone. The components of the package
 * would each be a module, five thousand of them, and the icons of all screens would come to lie with them.
 */
export function iconSet(contract: string): Plugin {
  return {
    name: 'icon-set',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const drawings = ${parsed(drawings())}\nexport const used = ${parsed(usedNames(contract))}`
        : undefined,
  }
}

const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** Of each icon its name, the English words it is found by, and its lines as one. */
function drawings(): [name: string, tags: string, path: string][] {
  const icons = createRequire(require.resolve('@tabler/icons-react')).resolve('@tabler/icons/outline/home.svg')
  const folder = join(dirname(icons), '../..')
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const nodes: Record<string, [string, { d: string }][]> = read('tabler-nodes-outline.json')
  const about: Record<string, { tags: (string | number)[] | null }> = read('icons.json')
  return Object.entries(nodes).map(([icon, lines]) => [
    icon,
    (about[icon]?.tags ?? []).join(' '),
    lines.map(([, { d }]) => d).join(''),
  ])
}

/** The names that sources of the web import, as the package spells them: `IconCar`; kinds of notices name theirs in the contract. */
function usedNames(contract: string): string[] {
  const src = join(import.meta.dirname, 'src')
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'))
  const imports = files.flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from '@tabler\/icons-react'/g)])
  const ofNotices = globSync('domains/*/words/notices.ts', { cwd: contract }).flatMap((file) =>
    [...readFileSync(join(contract, file), 'utf8').matchAll(/icon: '([\w-]+)'/g)].map(([, icon = '']) =>
      componentOf(icon),
    ),
  )
  return [
    ...new Set([...ofNotices, ...imports.flatMap(([, list = '']) => list.match(/\bIcon[A-Z0-9]\w*/g) ?? [])]),
  ].sort()
}
