import { broken, type Cleaned } from './cleaned.ts'

interface Box {
  type: string
  /** Where its content begins and ends. */
  from: number
  to: number
}

function* boxesIn(content: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const type = content.toString('latin1', at + 4, at + 8)
    const short = content.readUInt32BE(at)
    const isLong = short === 1
    const length = isLong ? Number(content.readBigUInt64BE(at + 8)) : short || to - at
    if (length < 8 || at + length > to) throw broken('a box ends too early')
    yield { type, from: at + (isLong ? 16 : 8), to: at + length }
    at += length
  }
}

/** AVIF and HEIC: items in a file of boxes. How it is turned is said by the picture itself, so nothing of Exif is needed. */
export function cleanHeif(original: Buffer): Cleaned {
  const content = Buffer.from(original)
  let size = { width: 0, height: 0 }
  // items do not overlap: those of a file of this length are not longer together
  let left = content.length
  for (const top of boxesIn(content, 0, content.length)) {
    if (top.type === 'uuid') content.fill(0, top.from + 16, top.to)
    if (top.type !== 'meta') continue
    const parts = [...boxesIn(content, top.from + 4, top.to)]
    const find = (type: string) => parts.find((part) => part.type === type)
    size = sizeIn(content, find('iprp'))
    const blanks = blankItems(content, find('iinf'))
    for (const { id, from, length } of extentsIn(content, find('iloc'), find('idat'))) {
      if (from + length > content.length) throw broken('an item lies outside')
      const blank = blanks.get(id)
      if (!blank) continue
      left -= length
      if (left < 0) throw broken('items overlap')
      if (blank === 'Exif') blankExif(content, from, length)
      else content.fill(0x20, from, from + length)
    }
  }
  if (!size.width) throw broken('no size')
  return { content, ...size }
}

/** Items beside the picture: Exif data, and what is text, such as XMP. */
function blankItems(content: Buffer, iinf: Box | undefined): Map<number, string> {
  const found = new Map<number, string>()
  if (!iinf) return found
  const isWide = content.readUInt8(iinf.from) > 0
  for (const { type, from } of boxesIn(content, iinf.from + (isWide ? 8 : 6), iinf.to)) {
    const version = content.readUInt8(from)
    if (type !== 'infe' || version < 2) continue
    const wide = version > 2 ? 2 : 0
    const name = content.toString('latin1', from + 8 + wide, from + 12 + wide)
    if (['Exif', 'mime', 'uri '].includes(name)) found.set(content.readUIntBE(from + 4, 2 + wide), name)
  }
  return found
}

function* extentsIn(content: Buffer, iloc: Box | undefined, idat: Box | undefined) {
  if (!iloc) return
  const version = content.readUInt8(iloc.from)
  let at = iloc.from + 4
  const read = (bytes: number) => {
    const value = bytes === 8 ? Number(content.readBigUInt64BE(at)) : bytes ? content.readUIntBE(at, bytes) : 0
    at += bytes
    return value
  }
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  const count = read(version < 2 ? 2 : 4)
  for (let nth = 0; nth < count; nth++) {
    const id = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    const extents = read(2)
    // without offset and length there is one, the whole; more would say nothing, without end and without a byte
    if (extents > 1 && indexSize + offsetSize + lengthSize === 0) throw broken('extents of nothing')
    for (let extent = extents; extent > 0; extent--) {
      read(indexSize)
      const offset = read(offsetSize)
      const from = base + offset + (method === 1 ? (idat?.from ?? 0) : 0)
      yield { id, from, length: read(lengthSize) }
    }
  }
}

/** A decoder may want to read it, so it stays Exif data that says nothing. */
function blankExif(content: Buffer, from: number, length: number) {
  content.fill(0, from, from + length)
  const empty = Buffer.from('000000004d4d002a00000008000000000000', 'hex')
  if (length >= empty.length) empty.copy(content, from)
}

/** Parts of a picture have sizes too; the whole has the largest. */
function sizeIn(content: Buffer, iprp: Box | undefined) {
  let size = { width: 0, height: 0 }
  if (!iprp) return size
  for (const ipco of boxesIn(content, iprp.from, iprp.to)) {
    if (ipco.type !== 'ipco') continue
    for (const { type, from } of boxesIn(content, ipco.from, ipco.to)) {
      if (type !== 'ispe') continue
      const [width, height] = [content.readUInt32BE(from + 4), content.readUInt32BE(from + 8)]
      if (width * height > size.width * size.height) size = { width, height }
    }
  }
  return size
}
