const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** Numbers of two or four bytes, the lowest first. */
function packed(...fields: [value: number, size: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

/** 1 January 1980, the first day that an archive knows: the same table is the same file. */
const day = 0x21
/** Names and texts are UTF-8. */
const utf8 = 0x800

/** Texts as one archive. They are stored as they are: what a screen shows is small. */
export function zipOf(files: Record<string, string>): Blob {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const index: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)]
    const shared: [number, 2 | 4][] = [
      [20, 2],
      [utf8, 2],
      [0, 2],
      [0, 2],
      [day, 2],
      [crc(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ]
    const local = packed([0x04034b50, 4], ...shared)
    parts.push(local, name, bytes)
    index.push(packed([0x02014b50, 4], [20, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name)
    at += local.length + name.length + bytes.length
  }
  const size = index.reduce((sum, { length }) => sum + length, 0)
  const count = Object.keys(files).length
  const end = packed([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2])
  return new Blob([...parts, ...index, end])
}
