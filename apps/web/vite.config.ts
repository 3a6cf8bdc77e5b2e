import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where calls go while developing. */
const server = process.env.DSMS_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    manifest: true,
    target: 'es2023',
    // the content security policy allows fonts and scripts from our own address alone
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // the first file lists all others, so every letter of their names is paid for on the first screen
        chunkFileNames: 'assets/[hash].js',
        // what every screen stands on, in one file: forty small ones would compress worse
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@tanstack\/(react-router|router-core|history|store|react-store)|@casl|@ucast)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // screens and calls share their addresses: a navigation and Vite's own files stay here, all else is a call
      '^/(?!src/|@|node_modules/|logo|boot|splash|art/|topics/).*': {
        target: server,
        bypass: ({ url, headers }) =>
          headers['sec-fetch-dest'] === 'document' || /^\/(packages|apps\/web)\//.test(url ?? '') ? url : undefined,
      },
    },
  },
})

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
