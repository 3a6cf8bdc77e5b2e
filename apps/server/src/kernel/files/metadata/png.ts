import { crc32 } from 'node:zlib'
import { broken, type Cleaned, checkParts } from './cleaned.ts'
import { exifOf, orientationIn } from './orientation.ts'

/** What the picture itself is made of, with what its colours mean and how it moves. */
const kept = new Set(
  ('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT ' + 'acTL fcTL fdAT').split(
    ' ',
  ),
)

export function cleanPng(content: Buffer): Cleaned {
  const chunks: Buffer[] = []
  let [at, orientation, hasEnd] = [8, 1, false]
  for (let place = 0; !hasEnd; place++) {
    checkParts(place)
    const length = content.readUInt32BE(at)
    const name = content.toString('latin1', at + 4, at + 8)
    const chunk = content.subarray(at, at + 12 + length)
    if (chunk.length < 12 + length) throw broken('a chunk ends too early')
    if (kept.has(name)) chunks.push(chunk)
    if (name === 'eXIf') orientation = orientationIn(chunk.subarray(8, 8 + length))
    hasEnd = name === 'IEND'
    at += chunk.length
  }
  const [head, ...rest] = chunks
  if (head?.toString('latin1', 4, 8) !== 'IHDR') throw broken('no head')
  const turned = orientation === 1 ? [] : [chunkOf('eXIf', exifOf(orientation))]
  return {
    content: Buffer.concat([content.subarray(0, 8), head, ...turned, ...rest]),
    width: head.readUInt32BE(8),
    height: head.readUInt32BE(12),
  }
}

/** Length, name and content, and a checksum over the last two. */
function chunkOf(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}
