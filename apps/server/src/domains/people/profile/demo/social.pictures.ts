import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

const width = 640
const height = 400

/** Pictures of the demonstration, drawn here: a road in the morning, at dusk, in the city, and a yard with cones. */
export const demoPictures: Record<'morning' | 'dusk' | 'city' | 'yard', () => Buffer> = {
  morning: () =>
    png(
      road(
        [
          [120, 190, 225],
          [225, 240, 245],
        ],
        [110, 160, 110],
        [250, 215, 120],
      ),
    ),
  dusk: () =>
    png(
      road(
        [
          [60, 50, 105],
          [235, 150, 110],
        ],
        [70, 75, 95],
        [255, 225, 190],
      ),
    ),
  city: () => png(city),
  yard: () => png(yard),
}

type Picture = (x: number, y: number) => Colour

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

const road =
  ([top, bottom]: [Colour, Colour], ground: Colour, sun: Colour): Picture =>
  (x, y) => {
    const horizon = 210 - 16 * Math.sin(x / 90)
    if (y < horizon) {
      if (Math.hypot(x - 470, y - 110) < 42) return sun
      return mix(top, bottom, y / horizon)
    }
    const depth = (y - 190) / (height - 190)
    const middle = 320 - 40 * (1 - depth) * (1 - depth)
    const half = 14 + 190 * depth
    if (Math.abs(x - middle) > half) return mix(ground, [40, 50, 45], depth / 3)
    const isLine = Math.abs(x - middle) < 1 + 7 * depth && Math.floor(1 / (depth + 0.06) / 0.9) % 2 === 0
    return isLine ? [245, 245, 240] : [72, 78, 86]
  }

const city: Picture = (x, y) => {
  const block = Math.floor(x / 80)
  const top = 80 + ((block * 67) % 130)
  if (y > 320) return Math.abs(y - 362) < 4 && x % 80 < 44 ? [245, 245, 240] : [66, 72, 80]
  if (y < top || x % 80 < 6) return mix([150, 200, 225], [235, 240, 240], y / 320)
  const isWindow = x % 20 > 8 && x % 20 < 16 && y % 28 > 10 && y % 28 < 22
  return isWindow ? [255, 222, 140] : mix([52, 92, 112], [84, 70, 110], (block % 4) / 3)
}

const yard: Picture = (x, y) => {
  for (const [place, cone] of [110, 230, 350, 470, 580].entries()) {
    const foot = 250 + place * 22
    const size = 40 + place * 9
    const up = foot - y
    if (up > 0 && up < size && Math.abs(x - cone) < ((size - up) / size) * (size / 3) + 2) {
      return up > size * 0.35 && up < size * 0.6 ? [250, 250, 250] : [228, 108, 44]
    }
  }
  if (y < 170) return mix([160, 205, 230], [240, 244, 242], y / 170)
  if (y < 190) return [118, 150, 118]
  return Math.abs(((x + y * 1.4) % 190) - 95) < 3 ? [235, 235, 230] : [104, 110, 116]
}

function png(picture: Picture): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => picture(x, y).map(Math.round)).flat()]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // eight bits for each of red, green and blue
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    block('IHDR', head),
    block('IDAT', deflateSync(Buffer.concat(rows))),
    block('IEND', Buffer.alloc(0)),
  ])
}

/** Length, name and content, and a checksum over the last two. */
function block(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}
