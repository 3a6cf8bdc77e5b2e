import { type Colour, png as drawn, type Picture } from '../../../../kernel/demo/png.ts'

const width = 640
const height = 400
const png = (picture: Picture) => drawn(width, height, picture)

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
