/** Longest side in pixels: no screen shows one larger. */
const longest = 1200

/** A picture as it is sent: scaled down on this machine, in base64. Throws when the browser cannot read it. */
export async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // a browser that writes no WebP writes PNG instead
  return canvas.toDataURL('image/webp', 0.88).split(',')[1] ?? ''
}
