import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [number, number, number]
/** The colour of each point. */
export type Picture = (x: number, y: number) => Colour

export function png(width: number, height: number, picture: Picture): Buffer {
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
