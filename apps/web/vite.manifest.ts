import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@dsms/contract/kernel/page'
import { languages } from '@dsms/contract/kernel/shared'
import type { Plugin } from 'vite'

/** What whoever installs the application comes for: long presses on its icon lead there. The page links the one of its reader (`useManifest`). */
const shortcuts = {
  learner: ['/my/lessons', '/my/lessons/book', '/my/progress'],
  trainer: ['/my/day', '/my/hours', '/my/students'],
  office: ['/dashboard/school', '/school/schedule', '/school/students'],
} as const

/**
 * A manifest for each language and audience, made of the one that everybody begins with. Names are those of the screens, and
 * of the foot of each screen.
 */
export function manifests(contract: string): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    async generateBundle() {
      const read = async (path: string) => JSON.parse(await readFile(join(import.meta.dirname, path), 'utf8'))
      const { pages } = (await import(pathToFileURL(join(contract, 'pages.ts')).href)) as { pages: Page[] }
      const first = await read('public/manifest.webmanifest')
      for (const lang of languages) {
        const { footer } = await read(`src/app/shell/words/${lang}.json`)
        const name = String(footer).split(' · ')[0]
        for (const [audience, paths] of Object.entries(shortcuts)) {
          const links = paths.map((url) => {
            const page = pages.find(({ link }) => link === url)
            if (!page) throw new Error(`no screen has the address ${url}`)
            return { name: page.title[lang], url }
          })
          const dir = lang === 'ar' ? 'rtl' : 'ltr'
          const manifest = { ...first, name, description: name, lang, dir, shortcuts: links }
          this.emitFile({
            type: 'asset',
            fileName: `manifests/${audience}.${lang}.webmanifest`,
            source: JSON.stringify(manifest),
          })
        }
      }
    },
  }
}
