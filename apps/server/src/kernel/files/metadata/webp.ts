import { broken, type Cleaned, checkParts } from './cleaned.ts'
import { exifOf, orientationIn } from './orientation.ts'

const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const hasXmp = 0x04
const hasExif = 0x08

export function cleanWebp(content: Buffer): Cleaned {
  const chunks: Buffer[] = []
  let orientation = 1
  const end = Math.min(content.length, 8 + content.readUInt32LE(4))
  for (let [at, place] = [12, 0]; at + 8 <= end; place++) {
    checkParts(place)
    const name = content.toString('latin1', at, at + 4)
    const length = content.readUInt32LE(at + 4)
    const chunk = content.subarray(at, at + 8 + length)
    if (chunk.length < 8 + length) throw broken('a chunk ends too early')
    if (kept.has(name)) chunks.push(padded(Buffer.from(chunk)))
    if (name === 'EXIF') orientation = orientationIn(chunk.subarray(8))
    at += 8 + length + (length % 2)
  }
  const [head] = chunks
  if (!head) throw broken('nothing in it')
  const size = sizeIn(head)
  if (head.toString('latin1', 0, 4) === 'VP8X') {
    const flags = head.readUInt8(8) & ~(hasXmp | hasExif)
    head.writeUInt8(orientation === 1 ? flags : flags | hasExif, 8)
    if (orientation !== 1) chunks.push(chunkOf('EXIF', exifOf(orientation)))
  }
  const body = Buffer.concat(chunks)
  return { content: Buffer.concat([chunkOf('RIFF', Buffer.concat([Buffer.from('WEBP'), body]))]), ...size }
}

function sizeIn(head: Buffer): { width: number; height: number } {
  const name = head.toString('latin1', 0, 4)
  if (name === 'VP8X') return { width: head.readUIntLE(12, 3) + 1, height: head.readUIntLE(15, 3) + 1 }
  if (name === 'VP8L') {
    const bits = head.readUInt32LE(9)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (name === 'VP8 ') return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff }
  throw broken('no size')
}

const padded = (chunk: Buffer) => (chunk.length % 2 ? Buffer.concat([chunk, Buffer.alloc(1)]) : chunk)

function chunkOf(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return padded(Buffer.concat([head, content]))
}
