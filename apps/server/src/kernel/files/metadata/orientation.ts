const orientationTag = 0x0112

/** How a picture is to be turned, 1 to 8, as its Exif data says; 1 where it says nothing that can be read. */
export function orientationIn(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let nth = 0; nth < u16(first); nth++) {
      const entry = first + 2 + nth * 12
      if (u16(entry) !== orientationTag) continue
      const value = u16(entry + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // it ends before it said
  }
  return 1
}

/** Exif data that says how the picture is to be turned and nothing else. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
