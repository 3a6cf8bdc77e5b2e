import { isOneOf, keysOf } from '@dsms/contract/kernel/choices/lists'

/**
 * Pictures of products, drawn instead of photographed: a shape for each kind of thing, on a ground whose colour varies.
 * Drawn on a field of 240 × 240 with `ink` for lines and `fill` for surfaces.
 */
type Draw = (ink: string, fill: string) => string

const stroke = (ink: string) =>
  `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`

export const shapes = {
  wheel: (ink, fill) =>
    `<circle cx="120" cy="120" r="70" fill="${fill}"/><circle cx="120" cy="120" r="70" ${stroke(ink)}/><circle cx="120" cy="120" r="20" fill="${ink}"/><path d="M50 120h50M140 120h50M120 140v50" ${stroke(ink)}/>`,
  book: (ink, fill) =>
    `<path d="M120 72c-18-14-44-18-70-16v112c26-2 52 2 70 16 18-14 44-18 70-16V56c-26-2-52 2-70 16z" fill="${fill}"/><path d="M120 72c-18-14-44-18-70-16v112c26-2 52 2 70 16 18-14 44-18 70-16V56c-26-2-52 2-70 16zM120 72v112M70 88c12 0 22 2 32 8M70 116c12 0 22 2 32 8" ${stroke(ink)}/>`,
  exam: (ink, fill) =>
    `<rect x="64" y="44" width="112" height="152" rx="12" fill="${fill}"/><path d="M64 56a12 12 0 0 1 12-12h88a12 12 0 0 1 12 12v128a12 12 0 0 1-12 12H76a12 12 0 0 1-12-12zM86 84l10 10 18-20M128 86h28M86 130l10 10 18-20M128 132h28" ${stroke(ink)}/>`,
  cone: (ink, fill) =>
    `<path d="M104 48h32l34 132H70z" fill="${fill}"/><path d="M104 48h32l34 132H70zM48 188h144M92 96h56M82 136h76" ${stroke(ink)}/>`,
  plate: (ink, fill) =>
    `<rect x="48" y="56" width="144" height="128" rx="16" fill="${fill}"/><rect x="48" y="56" width="144" height="128" rx="16" ${stroke(ink)}/><path d="M100 84v72h44" ${stroke(ink)}/>`,
  key: (ink, fill) =>
    `<circle cx="88" cy="120" r="38" fill="${fill}"/><circle cx="88" cy="120" r="38" ${stroke(ink)}/><circle cx="80" cy="120" r="10" fill="${ink}"/><path d="M126 120h76M182 120v26M160 120v18" ${stroke(ink)}/>`,
  glove: (ink, fill) =>
    `<path d="M84 196v-40l-30-38c-8-12 8-24 18-14l16 16V64c0-16 22-16 22 0v-8c0-16 22-16 22 0v12c0-14 22-14 22 2v14c0-12 20-12 20 4v52c0 26-12 40-22 56z" fill="${fill}"/><path d="M84 196v-40l-30-38c-8-12 8-24 18-14l16 16V64c0-16 22-16 22 0v44M110 56c0-16 22-16 22 0v52M132 68c0-14 22-14 22 2v38M154 84c0-12 20-12 20 4v52c0 26-12 40-22 56z" ${stroke(ink)}/>`,
  phone: (ink, fill) =>
    `<rect x="76" y="40" width="88" height="160" rx="16" fill="${fill}"/><rect x="76" y="40" width="88" height="160" rx="16" ${stroke(ink)}/><path d="M108 180h24M98 120l14 14 30-34" ${stroke(ink)}/>`,
  car: (ink, fill) =>
    `<path d="M44 148v-22l18-6 20-40h76l22 40 16 6v22z" fill="${fill}"/><path d="M44 148v-22l18-6 20-40h76l22 40 16 6v22zM62 120h118M120 80v40" ${stroke(ink)}/><circle cx="80" cy="152" r="18" fill="${ink}"/><circle cx="160" cy="152" r="18" fill="${ink}"/>`,
  gift: (ink, fill) =>
    `<rect x="56" y="104" width="128" height="88" rx="8" fill="${fill}"/><path d="M56 104h128v88H56zM48 80h144v24H48zM120 80v112M120 80c-10-30-54-36-50-8 2 10 24 10 50 8zM120 80c10-30 54-36 50-8-2 10-24 10-50 8z" ${stroke(ink)}/>`,
  helmet: (ink, fill) =>
    `<path d="M48 140c0-50 34-84 78-84 42 0 70 30 70 72v30h-58l-14-30H48z" fill="${fill}"/><path d="M48 140c0-50 34-84 78-84 42 0 70 30 70 72v30h-58l-14-30H48zM48 140v24c0 14 10 20 24 20h66l10-26" ${stroke(ink)}/>`,
  screen: (ink, fill) =>
    `<rect x="40" y="56" width="160" height="100" rx="10" fill="${fill}"/><path d="M40 66a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v80a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10zM92 192h56M120 156v36M84 140l24-60h24l24 60M120 92v8M120 116v10" ${stroke(ink)}/>`,
  pedal: (ink, fill) =>
    `<rect x="56" y="96" width="44" height="84" rx="10" fill="${fill}"/><rect x="140" y="72" width="44" height="108" rx="10" fill="${fill}"/><path d="M66 96h24a10 10 0 0 1 10 10v64a10 10 0 0 1-10 10H66a10 10 0 0 1-10-10v-64a10 10 0 0 1 10-10zM150 72h24a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10h-24a10 10 0 0 1-10-10V82a10 10 0 0 1 10-10zM78 96V48M162 72V48M70 120h16M70 144h16M154 100h16M154 124h16M154 148h16" ${stroke(ink)}/>`,
  mirror: (ink, fill) =>
    `<path d="M44 84c0-16 10-24 26-24h100c16 0 26 8 26 24v20c0 26-16 40-42 40H86c-26 0-42-14-42-40z" fill="${fill}"/><path d="M44 84c0-16 10-24 26-24h100c16 0 26 8 26 24v20c0 26-16 40-42 40H86c-26 0-42-14-42-40zM120 144v28M92 184h56M76 84l24 32M108 84l12 16" ${stroke(ink)}/>`,
  first: (ink, fill) =>
    `<rect x="48" y="80" width="144" height="108" rx="14" fill="${fill}"/><path d="M62 80h116a14 14 0 0 1 14 14v80a14 14 0 0 1-14 14H62a14 14 0 0 1-14-14V94a14 14 0 0 1 14-14zM92 80V60h56v20M120 110v48M96 134h48" ${stroke(ink)}/>`,
} satisfies Record<string, Draw>
export type Shape = keyof typeof shapes

export const hues = 12

/** The picture of a name such as `book-3`, or undefined when there is none. */
export function draw(shape: string, hue: number): string | undefined {
  if (!isOneOf(keysOf(shapes), shape) || hue < 0 || hue >= hues) return undefined
  const angle = Math.round((hue * 360) / hues)
  const ground = `hsl(${angle} 62% 94%)`
  const shade = `hsl(${angle} 58% 86%)`
  const figure = shapes[shape](`hsl(${angle} 46% 34%)`, `hsl(${angle} 70% 99%)`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480"><rect width="240" height="240" fill="${ground}"/><circle cx="${70 + hue * 9}" cy="196" r="110" fill="${shade}"/>${figure}</svg>`
}
