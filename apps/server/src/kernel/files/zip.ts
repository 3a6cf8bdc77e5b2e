import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Entries as a ZIP archive, each read when its turn comes, so that no more than a piece of one is in memory. Text is
 * packed; pictures and PDF are packed already.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, content } of entries) {
    const file = name.endsWith('.json') ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
