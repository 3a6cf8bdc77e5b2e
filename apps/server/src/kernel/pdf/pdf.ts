import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { together } from '../together.ts'

/**
 * Letters of a page in the order they are looked for; Typst goes on to the next where a font lacks one. The Arabic one
 * holds the space and Latin too, so that a line of Arabic stays one run of text, which is found and copied as it reads.
 */
export const pageFonts = ['IBM Plex Sans Arabic', 'IBM Plex Sans']

// whole fonts: the subsets made for browsers tear words apart where a letter stands in another file
const fontFiles = [
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
]

let ready: Promise<NodeCompiler> | undefined

/** One compiler for the process: its fonts are unpacked once, and its cache makes the second page cheap. */
const compiler = (): Promise<NodeCompiler> => {
  ready ??= start()
  return ready
}

async function start(): Promise<NodeCompiler> {
  const { resolve } = createRequire(import.meta.url)
  const fontBlobs = await together(fontFiles.map((file) => () => readFile(resolve(file))))
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
}

/**
 * A PDF of a Typst template. `data` reaches the template as `json(bytes(sys.inputs.data))`, so that nothing a person
 * typed is ever read as markup. Throws when the template itself is wrong.
 */
export async function renderPdf(template: string, data: object): Promise<Buffer> {
  const maker = await compiler()
  const document = { mainFileContent: template, inputs: { data: JSON.stringify(data) } }
  try {
    return maker.pdf(document)
  } finally {
    // pages nobody asks for again are let go
    maker.evictCache(10)
  }
}
