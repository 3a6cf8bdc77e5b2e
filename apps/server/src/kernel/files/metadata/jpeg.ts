import { broken, type Cleaned, checkParts } from './cleaned.ts'
import { exifOf, orientationIn } from './orientation.ts'

const startsWith = (segment: Buffer, mark: string) => segment.toString('latin1', 4, 4 + mark.length) === mark

/** Parts that programs add to a picture: how it is scaled, what its colours mean. Not its thumbnail, places, comments. */
function isKept(marker: number, segment: Buffer): boolean {
  if (marker === 0xe0) return startsWith(segment, 'JFIF\0')
  if (marker === 0xe2) return startsWith(segment, 'ICC_PROFILE\0')
  if (marker === 0xee) return startsWith(segment, 'Adobe')
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe
}

const isSize = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isInsideScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)

export function cleanJpeg(content: Buffer): Cleaned {
  const kept: Buffer[] = []
  let [at, width, height, orientation, place] = [2, 0, 0, 1, 0]
  while (at < content.length) {
    if (content[at] !== 0xff) throw broken('no marker where one has to be')
    const marker = content.readUInt8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    // what follows the end is a film, a second picture, or whatever the camera's maker keeps
    if (marker === 0xd9) break
    checkParts(place++)
    const length = content.readUInt16BE(at + 2)
    const segment = content.subarray(at, at + 2 + length)
    if (length < 2 || segment.length < 2 + length) throw broken('a segment ends too early')
    at += segment.length
    if (isKept(marker, segment)) kept.push(segment)
    if (marker === 0xe1 && startsWith(segment, 'Exif\0\0') && orientation === 1)
      orientation = orientationIn(segment.subarray(4))
    if (isSize(marker)) [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)]
    if (marker === 0xda) {
      const end = endOfScan(content, at)
      kept.push(content.subarray(at, end))
      at = end
    }
  }
  if (!width) throw broken('no size')
  return { content: Buffer.concat([start, ...turned(orientation), ...kept, end]), width, height }
}

const start = Buffer.from([0xff, 0xd8])
const end = Buffer.from([0xff, 0xd9])

function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    if (at + 1 < content.length && !isInsideScan(content.readUInt8(at + 1))) return at
  }
  return content.length
}

function turned(orientation: number): Buffer[] {
  if (orientation === 1) return []
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)])
  return [Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]
}
