import { expect, it, onTestFinished } from 'vitest'
import { show } from '../testing/show.tsx'

/** A text so deep in boxes. */
const Deep = ({ boxes }: { boxes: number }) => (boxes === 0 ? <p>نص</p> : <div>{<Deep boxes={boxes - 1} />}</div>)

// who wants little motion has all transitions cut short, as this browser does: cut short is not at once where they are inherited
it('takes the colours of another skin at once, however deep a text stands', async () => {
  const { documentElement: top } = document
  const before = top.dataset.mantineColorScheme
  onTestFinished(() => {
    top.dataset.mantineColorScheme = before
  })
  const { screen } = await show(() => <Deep boxes={12} />)
  const text = screen.getByText('نص')
  await expect.element(text).toBeVisible()
  const colourIn = (scheme: 'dark' | 'light') => {
    top.dataset.mantineColorScheme = scheme
    return getComputedStyle(text.element()).color
  }
  colourIn('dark')
  await expect.poll(() => colourIn('dark')).toBe('rgb(214, 222, 228)')
  expect(colourIn('light')).toBe('rgb(29, 38, 45)')
})
