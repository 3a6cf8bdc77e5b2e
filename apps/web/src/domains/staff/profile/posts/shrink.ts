/**
 * A picture of a file, made small and cut to a frame around its middle, as base64: a photo of a telephone is far larger
 * than any screen shows it. Throws for what is no picture.
 */
export async function shrink(file: File, width: number, height: number): Promise<string> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const scale = Math.max(width / picture.width, height / picture.height)
  const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale]
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight)
  return canvas.toDataURL('image/jpeg', 0.86).split(',')[1] ?? ''
}
