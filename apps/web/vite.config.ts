import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { callsOnly } from './vite.calls.ts'
import { layers } from './vite.chunks.ts'
import { iconSet } from './vite.icons.ts'
import { manifests } from './vite.manifest.ts'
import { pageList } from './vite.pages.ts'
import { pdfDecoders } from './vite.pdf.ts'
import { screenList } from './vite.screens.ts'
import { sheetsInScripts } from './vite.sheets.ts'
import { componentStyles } from './vite.styles.ts'
import { domainWords } from './vite.words.ts'

/** Where calls go while developing. */
const server = process.env.DSMS_SERVER ?? 'http://localhost:3000'

const contract = join(import.meta.dirname, '../../packages/contract/src')

export default defineConfig({
  plugins: [
    react(),
    componentStyles(),
    callsOnly(contract),
    iconSet(contract),
    pageList(contract),
    domainWords(contract),
    screenList(contract),
    pdfDecoders(),
    noCircles(),
    sheetsInScripts(),
    manifests(contract),
    nameBuild(),
    inlineLogo(),
    inlineStart(),
    precompress(),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    // the first that know light-dark(): written for older ones it would follow a colour scheme that they are never told
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // the content security policy allows fonts and scripts from our own address alone; the logo is 500 bytes on every page
    assetsInlineLimit: (file) => file.endsWith('/src/ui/logo.svg'),
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // what a domain lets others use is a list of names: whoever takes one does not load the others
      treeshake: { moduleSideEffects: [{ test: /\/domains\/\w+\/public\.ts$/, sideEffects: false }] },
      output: {
        // the first file lists all others, so every letter of their names is paid for on the first screen: 42 bits tell them apart
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: layers },
      },
    },
  },
  server: {
    proxy: {
      // screens and calls share their addresses: a navigation and Vite's own files stay here, all else is a call
      '^/(?!src/|@|node_modules/|boot|splash|art/|topics/).*': {
        target: server,
        bypass: ({ url, headers }) =>
          /^(document|iframe)$/.test(String(headers['sec-fetch-dest'])) || /^\/(packages|apps\/web)\//.test(url ?? '')
            ? url
            : undefined,
      },
    },
  },
})

/** Two files that need each other run in no right order: what one reads of the other as it starts may not be there yet. */
function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle: (_, bundle) => {
      const done = new Set<string>()
      const visit = (file: string, way: string[]): void => {
        if (way.includes(file)) throw new Error(`these files need each other: ${[...way, file].join(' -> ')}`)
        const chunk = bundle[file]
        if (done.has(file) || chunk?.type !== 'chunk') return
        for (const next of chunk.imports) visit(next, [...way, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}

/**
 * Names the build in the page and in a file of its own, so that a running page can tell that the server has another. All
 * names of files carry a hash, so the same content is the same build.
 */
function nameBuild(): Plugin {
  let build = ''
  let folder = ''
  return {
    name: 'name-build',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.keys(bundle ?? {}).sort()
        build = createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12)
        return html.replace('name="build" content=""', `name="build" content="${build}"`)
      },
    },
    writeBundle: () => writeFile(join(folder, 'version.json'), JSON.stringify({ build })),
  }
}

/**
 * Puts what has to be there before the first paint into the page itself: as files of their own they would each hold that
 * paint up for a round trip. The server allows the script by its hash.
 */
function inlineStart(): Plugin {
  let folder = ''
  return {
    name: 'inline-start',
    apply: 'build',
    configResolved: (config) => {
      folder = config.publicDir
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const [style = '', script = ''] = await Promise.all(
          ['splash.css', 'boot.js'].map((name) => readFile(join(folder, name), 'utf8')),
        )
        const whole = script.replace(
          'const ahead = {}',
          () => `const ahead = ${JSON.stringify(neededBySignedIn(bundle))}`,
        )
        return html
          .replace('<link rel="stylesheet" href="/splash.css" />', () => `<style>${style}</style>`)
          .replace('<script src="/boot.js"></script>', () => `<script>${whole}</script>`)
      },
    },
  }
}

/** Files that come after the first one on every screen of somebody who is signed in, by the language of the device. */
function neededBySignedIn(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holding = (part: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/app/${part}`)))
    if (!chunk) throw new Error(`No file of the build holds ${part}.`)
    return chunk
  }
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return found
    found.add(file)
    for (const next of chunk.imports) withImports(next, found)
    return found
  }
  const first = withImports(holding('main.tsx').fileName)
  const parts = ['routes.app.tsx', 'shell/Shell.tsx']
  return Object.fromEntries(
    ['ar', 'en', 'de', 'fr', 'pt'].map((language) => {
      const words = [`wordLists/${language}.ts`, `shell/words/${language}.json`]
      const files = new Set([...parts, ...words].flatMap((part) => [...withImports(holding(part).fileName)]))
      return [language, [...files.difference(first)].map((file) => `/${file}`)]
    }),
  )
}

/** Puts the logo of splash and tab into the page: 400 bytes are not worth a request. Before Vite makes a file of it. */
function inlineLogo(): Plugin {
  return {
    name: 'inline-logo',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const logo = await readFile(join(import.meta.dirname, 'src/ui/logo.svg'), 'utf8')
        return html.replaceAll('/src/ui/logo.svg', `data:image/svg+xml,${encodeURIComponent(logo)}`)
      },
    },
  }
}

/** Writes a brotli twin beside each text file, for the server to send as it is. */
function precompress(): Plugin {
  const compress = promisify(brotliCompress)
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!/\.(js|css|svg|json|html)$/.test(name)) continue
        const file = join(folder, name)
        const text = await readFile(file)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        await writeFile(`${file}.br`, await compress(text, { params }))
      }
    },
  }
}
