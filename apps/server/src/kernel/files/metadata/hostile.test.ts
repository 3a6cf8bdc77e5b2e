import { withSeed } from '@dsms/contract/kernel/choices/seed.testing'
import { AppError } from '@dsms/contract/kernel/errors'
import { describe, expect, it } from 'vitest'
import { picturesWithPlaces } from '../../../testing/world/pictures.ts'
import { cleanPicture } from './clean.ts'
import { bytesOf, hostilePictures, type Random, randomOf, withPlaces } from './hostile.testing.ts'

const named = ['picture_broken', 'picture_too_large']
/** What a picture may grow by: how it is turned is written again, and sizes are rounded up. */
const room = 64

const kinds = Object.entries(picturesWithPlaces).map(([type, base64]) => [type, Buffer.from(base64, 'base64')] as const)

/** What cleaning leaves, or undefined where it refuses by a name of its own; anything else that is thrown is a mistake. */
function outcomeOf(sent: Buffer, type: string): Buffer | undefined {
  try {
    return cleanPicture(sent, type)
  } catch (error) {
    if (error instanceof AppError && named.includes(error.code)) return undefined
    throw error
  }
}

/**
 * Cleans what a stranger sends. The result is no longer than before, and cleaning it again finds nothing more. What was sent is not
 * touched. Thrown by hand: `expect` a hundred thousand times takes longer than all the rest.
 */
function clean(sent: Buffer, type: string): Buffer | undefined {
  const before = Buffer.from(sent)
  const cleaned = outcomeOf(sent, type)
  if (!sent.equals(before)) throw new Error('what was sent was changed')
  if (!cleaned) return undefined
  if (cleaned.length > sent.length + room) throw new Error(`${cleaned.length} bytes came out of ${sent.length}`)
  const again = outcomeOf(cleaned, type)
  // items of a hostile AVIF may lie over its own boxes: emptied, it is no picture any more
  const isEmptied = again === undefined && type === 'image/avif'
  if (!isEmptied && !again?.equals(cleaned)) throw new Error('cleaning it again found more')
  return cleaned
}

describe.each(kinds)('of type %s', (type, content) => {
  it('a picture that is cut off anywhere is refused by name or clean', () => {
    for (let length = 0; length < content.length; length++) clean(content.subarray(0, length), type)
  })

  it('a picture that is cut off reads nothing of what lies behind it', () => {
    const secret = Buffer.from('BEHIND'.repeat(200))
    for (let length = 0; length < content.length; length += 7) {
      const held = Buffer.concat([content.subarray(0, length), secret])
      expect(clean(held.subarray(0, length), type)?.includes('BEHIND')).not.toBe(true)
    }
  })

  it('a picture in which any bit is turned over is refused by name or clean', () => {
    for (let bit = 0; bit < content.length * 8; bit += 5) {
      const changed = Buffer.from(content)
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      clean(changed, type)
    }
  })

  it('a picture that says hostile lengths anywhere is refused by name or clean', () => {
    const lengths = [0, 0x7fffffff, 0x80000000, 0xffffffff, content.length]
    for (let at = 0; at + 4 <= content.length; at++) {
      for (const length of lengths) {
        const changed = Buffer.from(content)
        if (at % 2) changed.writeUInt32BE(length, at)
        else changed.writeUInt32LE(length, at)
        clean(changed, type)
      }
    }
  })

  it('bytes of chance, alone or within a picture, are refused by name or clean', () =>
    withSeed(20260301, (seed) => {
      const random = randomOf(seed)
      for (let nth = 0; nth < 200; nth++) {
        clean(bytesOf(random, random(300)), type)
        const head = content.subarray(0, random(content.length))
        clean(Buffer.concat([head, bytesOf(random, random(200)), content.subarray(random(content.length))]), type)
        clean(sprinkled(random, content), type)
      }
    }))

  it('says nothing of places, wherever among its parts they stand', () =>
    withSeed(20260302, (seed) => {
      const random = randomOf(seed)
      for (let nth = 0; nth < 100; nth++) {
        const sent = withPlaces(random, type, content)
        expect(sent.includes('SECRET')).toBe(true)
        const cleaned = clean(sent, type)
        expect(cleaned?.includes('SECRET')).toBe(false)
      }
    }))
})

it.each(hostilePictures())('%s costs no more steps than it has bytes', (_, type, content) => {
  clean(content, type)
})

/** A few bytes of chance, anywhere. */
function sprinkled(random: Random, content: Buffer): Buffer {
  const changed = Buffer.from(content)
  for (let left = 1 + random(8); left > 0; left--) changed[random(changed.length)] = random(256)
  return changed
}
