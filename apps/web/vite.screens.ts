import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@dsms/contract/kernel/page'
import type { Plugin } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

/** Where screens are declared: a domain's by their address, the start's as routes. */
const ofDomain = /\/(?:domains\/\w+\/domain|app\/shell\/screens)\.tsx$/
const ofStart = /\/src\/app\/routes\.\w+\.tsx$/

/** What takes every address that no other screen has. */
const beyond = '$'

/**
 * Writes the addresses of all screens beside the page, as they are declared: the server then tells an address that
 * nobody declared from one of ours. A build whose list lacks a page that has a name fails.
 */
export function screenList(contract: string): Plugin {
  const found = new Map<string, string[]>()
  return {
    name: 'screen-list',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (ofDomain.test(id)) found.set(id, declaredIn(this.parse(code) as unknown as Node & { body: Node[] }, id))
      if (ofStart.test(id)) found.set(id, routesIn(this.parse(code) as unknown as Node))
    },
    async generateBundle() {
      const screens = [...new Set([...found.values()].flat())].filter((path) => path !== beyond).sort()
      const { pages } = (await import(pathToFileURL(join(contract, 'pages.ts')).href)) as { pages: Page[] }
      const missing = pages.map(({ link }) => link.split('?')[0] ?? link).filter((link) => !isScreen(screens, link))
      if (missing.length > 0) this.error(`No screen is declared at ${missing.join(', ')}.`)
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
    },
  }
}

/** The keys of each `export const <domain>Screens = { … }`; one that is no plain text would be left out in silence. */
function declaredIn(tree: Node & { body: Node[] }, id: string): string[] {
  const lists = tree.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => ((declaration as Node | null)?.declarations as Node[] | undefined) ?? [])
    .filter(({ id: name, init }) => /Screens$/.test((name as { name: string }).name) && isObject(init))
  return lists.flatMap(({ init }) =>
    ((init as Node).properties as Node[]).map((property) => {
      const path = (property.key as { value?: unknown } | undefined)?.value
      if (typeof path !== 'string') throw new Error(`${id} declares a screen whose address is not written out.`)
      return path
    }),
  )
}

const isObject = (node: unknown): boolean => (node as Node | null)?.type === 'ObjectExpression'

/** The `path` of each `createRoute({ … })`. */
function routesIn(tree: Node): string[] {
  const paths: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, callee, arguments: given } = node as Node & { callee?: { name?: string }; arguments?: Node[] }
    if (type === 'CallExpression' && callee?.name === 'createRoute') {
      for (const { key, value } of (given?.[0]?.properties ?? []) as { key: { name?: string }; value: Node }[]) {
        if (key.name === 'path') paths.push(String((value as { value?: unknown }).value))
      }
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(tree)
  return paths
}

/** `/school/vehicles/7` is a screen where `/school/vehicles/$id` is declared. */
const isScreen = (screens: string[], link: string): boolean =>
  screens.some((screen) => {
    const parts = screen.split('/')
    const given = link.split('/')
    return parts.length === given.length && parts.every((part, at) => part.startsWith('$') || part === given[at])
  })
