import { crc32 } from 'node:zlib'

/** A whole number below another one. */
export type Random = (below: number) => number

export function randomOf(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export const bytesOf = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random(256)))

/** The picture with one to five more parts that name a place, each somewhere between two parts of it. */
export function withPlaces(random: Random, type: string, content: Buffer): Buffer {
  const parts = partsOf[type]?.(content) ?? []
  if (parts.length < 3) throw new Error(`no parts of ${type}`)
  for (let left = 1 + random(5); left > 0; left--) {
    const place = secretOf[type]?.(random, Buffer.from(`SECRET ${random(1000)}`)) ?? Buffer.alloc(0)
    // never before the head, nor behind the end
    parts.splice(1 + random(parts.length - 1), 0, place)
  }
  return type === 'image/webp' ? riff(parts) : Buffer.concat(parts)
}

/** Parts of the pictures that are known to be whole, head first, end last. */
const partsOf: Record<string, (content: Buffer) => Buffer[]> = {
  'image/png': (content) => {
    const parts = [content.subarray(0, 33)]
    for (let at = 33; at < content.length; ) {
      const end = at + 12 + content.readUInt32BE(at)
      parts.push(content.subarray(at, end))
      at = end
    }
    return parts
  },
  'image/jpeg': (content) => {
    const parts = [content.subarray(0, 2)]
    for (let at = 2; at < content.length; ) {
      const isScan = content[at + 1] === 0xda
      const end = isScan ? content.length : at + 2 + content.readUInt16BE(at + 2)
      parts.push(content.subarray(at, end))
      at = end
    }
    return parts
  },
  'image/webp': (content) => {
    const parts = [content.subarray(0, 12)]
    for (let at = 12; at < content.length; ) {
      const length = content.readUInt32LE(at + 4)
      const end = at + 8 + length + (length % 2)
      parts.push(content.subarray(at, end))
      at = end
    }
    // the head of the picture itself stays in front
    const [file, head, ...rest] = parts
    return [Buffer.concat([file ?? Buffer.alloc(0), head ?? Buffer.alloc(0)]), ...rest]
  },
  'image/gif': (content) => {
    const image = content.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
    return [content.subarray(0, 19), content.subarray(19, image), content.subarray(image, -1), content.subarray(-1)]
  },
  'image/avif': (content) => {
    const parts: Buffer[] = []
    for (let at = 0; at < content.length; ) {
      const end = at + content.readUInt32BE(at)
      parts.push(content.subarray(at, end))
      at = end
    }
    const [first = Buffer.alloc(0), ...rest] = parts
    // offsets count from the beginning: what is added stands behind all that they name
    return [Buffer.concat([first, ...rest]), Buffer.alloc(0), Buffer.alloc(0)]
  },
}

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

const secretOf: Record<string, (random: Random, secret: Buffer) => Buffer> = {
  'image/png': (random, secret) =>
    pngPart(oneOf(random, ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'dSIG', 'prVt', 'caBX']), secret),
  'image/jpeg': (random, secret) => {
    const marker = oneOf(random, [0xe0, 0xe1, 0xe2, 0xe3, 0xe5, 0xec, 0xed, 0xef, 0xfe])
    const mark = oneOf(random, ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0', 'JFXX\0', 'MPF\0', 'Photoshop 3.0\0', ''])
    const body = Buffer.concat([Buffer.from(mark, 'latin1'), secret])
    return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body])
  },
  'image/webp': (random, secret) => {
    const part = Buffer.from(`${oneOf(random, ['EXIF', 'XMP ', 'NOTE', 'LIST'])}\0\0\0\0`, 'latin1')
    part.writeUInt32LE(secret.length, 4)
    return Buffer.concat([part, secret, Buffer.alloc(secret.length % 2)])
  },
  'image/gif': (random, secret) => {
    const label = oneOf(random, [0xfe, 0xff, 0x02, 0xce])
    const name = label === 0xff ? Buffer.from('\x0bXMP DataXMP', 'latin1') : Buffer.alloc(0)
    return Buffer.concat([Buffer.from([0x21, label]), name, Buffer.from([secret.length]), secret, Buffer.from([0])])
  },
  'image/avif': (random, secret) => boxOf('uuid', bytesOf(random, 16), secret),
}

function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  return Buffer.concat([numberOf(content.length, 4), named, numberOf(crc32(named), 4)])
}

function riff([head, ...parts]: Buffer[]): Buffer {
  const whole = Buffer.concat([head ?? Buffer.alloc(0), ...parts])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

function numberOf(value: number, bytes: number): Buffer {
  const number = Buffer.alloc(bytes)
  number.writeUIntBE(value, 0, bytes)
  return number
}

function boxOf(type: string, ...content: Buffer[]): Buffer {
  const whole = Buffer.concat(content)
  return Buffer.concat([numberOf(whole.length + 8, 4), Buffer.from(type, 'latin1'), whole])
}

/**
 * Pictures of a few kilobytes to a few megabytes that took seconds to hours, or hundreds of megabytes. A cleaner that falls
 * back into that runs into the time that a test has.
 */
export function hostilePictures(): [what: string, type: string, content: Buffer][] {
  const size = boxOf('iprp', boxOf('ipco', boxOf('ispe', numberOf(0, 4), numberOf(4, 4), numberOf(2, 4))))
  const head = boxOf('ftyp', Buffer.from('avif\0\0\0\0avif', 'latin1'))
  const meta = (...boxes: Buffer[]) => Buffer.concat([head, boxOf('meta', numberOf(0, 4), size, ...boxes)])
  const text = boxOf('infe', numberOf(0x02000000, 4), numberOf(1, 2), numberOf(0, 2), Buffer.from('mime'))
  const extent = Buffer.concat([numberOf(1000, 4), numberOf(3_000_000, 4)])
  const overlapping = [
    numberOf(1, 2),
    numberOf(0, 2),
    numberOf(60_000, 2),
    Buffer.alloc(60_000 * extent.length, extent),
  ]
  const many = (part: Buffer) => Buffer.alloc(4_000_000, part)
  return [
    [
      'an AVIF of items in 65535 parts of nothing',
      'image/avif',
      meta(boxOf('iloc', numberOf(0, 6), numberOf(3000, 2), Buffer.alloc(18_000, Buffer.from('00010000ffff', 'hex')))),
    ],
    [
      'an AVIF whose items lie on each other',
      'image/avif',
      Buffer.concat([
        meta(
          boxOf('iinf', numberOf(0, 4), numberOf(1, 2), text),
          boxOf('iloc', numberOf(0, 4), numberOf(0x4400, 2), numberOf(1, 2), ...overlapping),
        ),
        Buffer.alloc(4_000_000),
      ]),
    ],
    [
      'a JPEG of empty parts',
      'image/jpeg',
      Buffer.concat([Buffer.from('ffd8', 'hex'), many(Buffer.from('ffdb0002', 'hex'))]),
    ],
    [
      'a JPEG of empty scans',
      'image/jpeg',
      Buffer.concat([Buffer.from('ffd8', 'hex'), many(Buffer.from('ffda0002', 'hex'))]),
    ],
    ['a JPEG of filling', 'image/jpeg', Buffer.concat([Buffer.from('ffd8', 'hex'), many(Buffer.from('ff', 'hex'))])],
    [
      'a PNG of empty parts',
      'image/png',
      Buffer.concat([Buffer.alloc(8), many(Buffer.from('000000004944415400000000', 'hex'))]),
    ],
    [
      'a WebP of empty parts',
      'image/webp',
      riff([Buffer.from('RIFF0000WEBP'), many(Buffer.from('VP8X\0\0\0\0', 'latin1'))]),
    ],
    [
      'a GIF of empty parts',
      'image/gif',
      Buffer.concat([Buffer.from('47494638396101000100000000', 'hex'), many(Buffer.from('210100', 'hex'))]),
    ],
  ]
}
