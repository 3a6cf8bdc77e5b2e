import { AppError } from '@dsms/contract/kernel/errors'
import type { Cleaned } from './cleaned.ts'
import { cleanGif } from './gif.ts'
import { cleanHeif } from './heif.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

const cleaners: Record<string, (content: Buffer) => Cleaned> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/apng': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
  'image/avif': cleanHeif,
  'image/heic': cleanHeif,
  'image/heif': cleanHeif,
  'image/heic-sequence': cleanHeif,
  'image/heif-sequence': cleanHeif,
}

export const isCleanable = (type: string) => type in cleaners

/** More than this fills the memory of whoever looks at it, however few bytes it has. */
const megapixels = 100

/**
 * Takes places, times, names and thumbnails out of a picture. Its pixels, its colours and how it is turned stay as they are,
 * bit for bit: nothing is decoded here. Throws `picture_broken` and `picture_too_large`.
 */
export function cleanPicture(content: Buffer, type: string): Buffer {
  const clean = cleaners[type]
  if (!clean) throw new Error(`${type} is no kind of picture that is known here`)
  let cleaned: Cleaned
  try {
    cleaned = clean(content)
  } catch (error) {
    throw error instanceof RangeError ? new AppError('picture_broken') : error
  }
  if (cleaned.width * cleaned.height > megapixels * 1_000_000) throw new AppError('picture_too_large', { megapixels })
  return cleaned.content
}
