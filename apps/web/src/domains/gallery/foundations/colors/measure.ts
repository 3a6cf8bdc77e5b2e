/** A colour on a ground as it is painted, what is see-through mixed with what lies under it. */
export function painted(color: string, ground: string): string {
  const [red, green, blue] = pixel([ground, color])
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** How much two colours differ, from 1 to 21 (WCAG 2); words need 4.5. */
export function contrast(color: string, ground: string): number {
  const [one, other] = [pixel([ground, color]), pixel([ground])].map(luminance)
  const [light, dark] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)]
  return (light + 0.05) / (dark + 0.05)
}

/** What a variable of the style sheet represents at a place of the page. */
export function colorOf(variable: string, at: HTMLElement): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${variable})`
  at.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

let context: CanvasRenderingContext2D | null | undefined

function pixel(layers: string[]): [number, number, number] {
  context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) return [0, 0, 0]
  for (const layer of layers) {
    context.fillStyle = layer
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const luminance = (parts: [number, number, number]): number => {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
