import { describe, expect, it } from 'vitest'
import { picturesWithPlaces, pngOf } from '../../../testing/world/pictures.ts'
import { cleanPicture } from './clean.ts'
import { exifOf, orientationIn } from './orientation.ts'

const kinds = Object.entries(picturesWithPlaces).map(([type, base64]) => [type, Buffer.from(base64, 'base64')] as const)
const [jpeg, png, webp] = kinds.map(([, content]) => content) as [Buffer, Buffer, Buffer]
const exifIn = (content: Buffer, mark: string) => content.subarray(content.indexOf(mark))

describe('a picture', () => {
  it.each(kinds)('of type %s says nothing of places and names any more', (type, content) => {
    expect(content.includes('SECRET')).toBe(true)
    const clean = cleanPicture(content, type)
    expect(clean.includes('SECRET')).toBe(false)
    expect(clean.length).toBeGreaterThan(content.length * 0.5)
    expect(cleanPicture(clean, type).equals(clean)).toBe(true)
  })

  it.each([
    ['image/jpeg', 'ICC_PROFILE'],
    ['image/png', 'iCCP'],
    ['image/webp', 'ICCP'],
    ['image/avif', 'colr'],
  ] as const)('of type %s keeps what its colours mean', (type, mark) => {
    const clean = cleanPicture(Buffer.from(picturesWithPlaces[type], 'base64'), type)
    expect(clean.includes(mark)).toBe(true)
  })

  it('stays turned as it was', () => {
    expect(orientationIn(exifIn(cleanPicture(jpeg, 'image/jpeg'), 'Exif\0\0'))).toBe(6)
    expect(orientationIn(exifIn(cleanPicture(png, 'image/png'), 'eXIf').subarray(4))).toBe(6)
    expect(orientationIn(exifIn(cleanPicture(webp, 'image/webp'), 'EXIF').subarray(8))).toBe(6)
    for (let turn = 1; turn <= 8; turn++) expect(orientationIn(exifOf(turn))).toBe(turn)
  })

  it('goes without what lies behind its end, such as a film', () => {
    const film = Buffer.concat([jpeg, Buffer.from('SECRET film')])
    expect(cleanPicture(film, 'image/jpeg')).toEqual(cleanPicture(jpeg, 'image/jpeg'))
    const page = Buffer.concat([png, Buffer.from('SECRET page')])
    expect(cleanPicture(page, 'image/png')).toEqual(cleanPicture(png, 'image/png'))
  })

  it('that is played for ever still is', () => {
    const [type, gif] = kinds[4] as (typeof kinds)[number]
    expect(cleanPicture(gif, type).includes('NETSCAPE2.0')).toBe(true)
  })

  it('that would fill the memory of whoever opens it is refused', () => {
    expect(() => cleanPicture(pngOf(50_000, 50_000, Buffer.alloc(8)), 'image/png')).toThrow(
      expect.objectContaining({ code: 'picture_too_large', params: { megapixels: 100 } }),
    )
  })

  it.each(kinds)('of type %s that is damaged anywhere is cleaned or refused, and never loops', (type, content) => {
    for (let at = 0; at < content.length; at++) {
      const cut = content.subarray(0, at)
      const changed = Buffer.from(content)
      changed[at] = 0xff - (changed[at] as number)
      for (const one of [cut, changed]) {
        try {
          cleanPicture(one, type)
        } catch (error) {
          expect(error).toMatchObject({ name: 'AppError' })
        }
      }
    }
  })
})
