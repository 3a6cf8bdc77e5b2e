import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const names = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/**
 * What reads pictures of scanners (JBIG2, JPEG 2000) in a PDF. Its reader asks for them by their names under one address,
 * which names the version, since files of builds are kept for ever.
 */
export function pdfDecoders(): Plugin {
  const about = require.resolve('pdfjs-dist/package.json')
  const { version }: { version: string } = require('pdfjs-dist/package.json')
  const source = (name: string) => readFile(join(dirname(about), 'wasm', name), 'utf8')
  return {
    name: 'pdf-decoders',
    async generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${name}`, source: await source(name) })
    },
    configureServer({ middlewares }) {
      for (const name of names)
        middlewares.use(`/assets/pdf-${version}/${name}`, async (_, response) => {
          response.setHeader('content-type', 'text/javascript').end(await source(name))
        })
    },
  }
}
