import { getDocumentProxy } from 'unpdf'

export interface Piece {
  text: string
  page: number
  x: number
  y: number
  width: number
}

/** The pieces of text of a PDF with their places, and all of it in one. */
export async function readPdf(bytes: Buffer): Promise<{ pages: number; width: number; pieces: Piece[]; text: string }> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pieces: Piece[] = []
  let width = 0
  for (let page = 1; page <= document.numPages; page++) {
    const content = await document.getPage(page)
    width = content.getViewport({ scale: 1 }).width
    for (const item of (await content.getTextContent()).items)
      if ('str' in item && item.str.trim())
        pieces.push({ text: item.str, page, x: item.transform[4], y: item.transform[5], width: item.width })
  }
  return { pages: document.numPages, width, pieces, text: pieces.map(({ text }) => text).join(' ') }
}
