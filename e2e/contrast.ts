import type { Page } from '@playwright/test'

/**
 * Texts on the page whose colour is too near to their ground (below 4.5 : 1, large ones below 3 : 1), by what is computed
 * for them. axe passes over joined Arabic letters, which it takes for icons.
 */
export const weakTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Colour {
      rgb: number[]
      alpha: number
    }
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** Whatever notation the style has, painted on one point and read back. */
    const read = (style: string): Colour => {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = style
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
      return { rgb: [r, g, b], alpha: a / 255 }
    }
    const over = (top: Colour, ground: number[]): number[] =>
      top.rgb.map((value, place) => value * top.alpha + (ground[place] ?? 0) * (1 - top.alpha))
    const light = (rgb: number[]): number => {
      const [r = 0, g = 0, b = 0] = rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const weak = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim()
      const element = texts.currentNode.parentElement
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const line: Element[] = []
      for (let at: Element | null = element; at; at = at.parentElement) line.unshift(at)
      // pictures of text, and buttons that cannot be pressed, are left out as the guidelines do
      if (line.some((at) => at.matches('[aria-hidden=true], button:disabled, [data-disabled]:is(button, a, input)')))
        continue
      if (element.getBoundingClientRect().width < 2) continue
      const styles = line.map((at) => getComputedStyle(at))
      // a picture or a gradient behind it has no one colour
      if (styles.some(({ backgroundImage }) => backgroundImage !== 'none')) continue
      let ground = [255, 255, 255]
      for (const style of styles) ground = over(read(style.backgroundColor), ground)
      const own = styles.at(-1) as CSSStyleDeclaration
      const colour = read(own.color)
      colour.alpha *= styles.reduce((sum, { opacity }) => sum * Number(opacity), 1)
      const [brighter = 0, darker = 0] = [light(over(colour, ground)), light(ground)].sort((a, b) => b - a)
      const size = Number.parseFloat(own.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(own.fontWeight) >= 700)
      const ratio = (brighter + 0.05) / (darker + 0.05)
      if (ratio < (isLarge ? 3 : 4.5)) weak.add(`${ratio.toFixed(2)} ${words.slice(0, 40)}`)
    }
    return [...weak]
  })
