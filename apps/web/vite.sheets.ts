import type { Plugin, Rolldown } from 'vite'

/**
 * Small style sheets travel in the script that needs them: a sheet of its own is a request, and a screen had a dozen. What
 * the page itself links stays a file, since it must be there before the first paint, and so does a large sheet.
 */
export function sheetsInScripts(): Plugin {
  return {
    name: 'sheets-in-scripts',
    apply: 'build',
    // after the sheets are made, and before Vite writes down which file needs which
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry) continue
        const sheets = [...sheetsOf(chunk)].filter((name) => lengthOf(bundle[name]) <= longestSheet)
        if (sheets.length === 0) continue
        const text = sheets.map((name) => textOf(bundle[name])).join('\n')
        chunk.code = `${adding(text)}\n${chunk.code}`
        for (const name of sheets) {
          sheetsOf(chunk).delete(name)
          delete bundle[name]
        }
      }
    },
  }
}

/** Characters. Above this a sheet can be read beside its script, which is worth a request. */
const longestSheet = 30_000

/** A constructed sheet: the content security policy allows no `<style>` of a script. */
function adding(text: string): string {
  return `{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(text)});document.adoptedStyleSheets.push(s)}`
}

function sheetsOf(chunk: Rolldown.OutputChunk): Set<string> {
  return chunk.viteMetadata?.importedCss ?? new Set()
}

function lengthOf(asset: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  return textOf(asset).length
}

function textOf(asset: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (asset?.type !== 'asset') throw new Error('a script needs a sheet that is not there')
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source)
}
