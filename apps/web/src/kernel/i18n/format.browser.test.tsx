import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { useFormat } from './format.ts'

/** Where the letters of a piece of the text are painted, one by one. */
function lettersOf(element: Element, piece: string): number[] {
  const text = element.firstChild
  const at = (text?.textContent ?? '').indexOf(piece)
  if (!text || at < 0) return []
  return [...piece].map((_, place) => {
    const range = document.createRange()
    range.setStart(text, at + place)
    range.setEnd(text, at + place + 1)
    return range.getBoundingClientRect().x
  })
}

const rising = (places: (number | undefined)[]) =>
  places.length > 1 && places.every((x, place) => place === 0 || Number(x) > Number(places[place - 1]))

async function shown(text: (format: ReturnType<typeof useFormat>) => string) {
  const { screen } = await show(() => <p data-testid="text">{text(useFormat())}</p>)
  const line = screen.getByTestId('text')
  await expect.element(line).toBeVisible()
  return line.element()
}

it('an amount keeps its sign whole, to the left of the number', async () => {
  const line = await shown(({ price }) => price(12_345, 'USD'))
  const sign = lettersOf(line, 'US$')
  expect(sign).toHaveLength(3)
  expect(rising(sign)).toBe(true)
  expect(rising([sign[0], lettersOf(line, '123.45')[0]])).toBe(true)
  expect(rising(lettersOf(line, '123.45'))).toBe(true)
})

it('a range runs from right to left: the smaller, the dash, the larger', async () => {
  const line = await shown(({ range, price }) => range(price(1000, 'USD'), price(99_000, 'USD')))
  expect(rising([lettersOf(line, '990')[0], lettersOf(line, '–')[0], lettersOf(line, '10')[0]])).toBe(true)
})

it('a negative number keeps its minus before it, also within a sentence', async () => {
  const line = await shown(({ number }) => `الفرق ${number(-57)} درجة`)
  expect(rising(lettersOf(line, '-57').length ? lettersOf(line, '-57') : lettersOf(line, '\u200e-57').slice(1))).toBe(
    true,
  )
})
