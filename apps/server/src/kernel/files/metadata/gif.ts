import { broken, type Cleaned, checkParts } from './cleaned.ts'

/** How often it is played and what its colours mean; everything else that a program adds goes. */
const kept = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])
const [extension, image, end] = [0x21, 0x2c, 0x3b]
const [control, text, application] = [0xf9, 0x01, 0xff]

export function cleanGif(content: Buffer): Cleaned {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const parts: Buffer[] = []
  let at = 13 + colours(content.readUInt8(10))
  parts.push(content.subarray(0, at))
  for (let place = 0; ; place++) {
    checkParts(place)
    const from = at
    const kind = content.readUInt8(at)
    if (kind === end) break
    if (kind !== extension && kind !== image) throw broken('an unknown block')
    const label = kind === extension ? content.readUInt8(at + 1) : undefined
    at = endOfBlocks(content, kind === extension ? at + 2 : at + 11 + colours(content.readUInt8(at + 9)))
    const isKept =
      label === undefined ||
      label === control ||
      label === text ||
      (label === application && kept.has(content.toString('latin1', from + 3, from + 14)))
    if (isKept) parts.push(content.subarray(from, at))
  }
  parts.push(Buffer.from([end]))
  return { content: Buffer.concat(parts), width: content.readUInt16LE(6), height: content.readUInt16LE(8) }
}

/** Blocks of up to 255 bytes follow each other; one of none is the last. */
function endOfBlocks(content: Buffer, from: number): number {
  let at = from
  for (;;) {
    const length = content.readUInt8(at)
    at += length + 1
    if (length === 0) return at
  }
}
