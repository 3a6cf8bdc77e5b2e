import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { setPreferences } from '../kernel/session/preferences.ts'
import { useSkin } from '../kernel/session/skin.ts'
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

it('is light or dark as the device asks, until somebody chooses', async () => {
  const ask = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
  onTestFinished(async () => {
    await ask('')
    setPreferences({ skin: 'device' })
  })
  const { screen } = await show(() => <output>{useSkin()}</output>)
  const shown = screen.getByRole('status')
  await expect.element(shown).toHaveTextContent('light')
  await ask('dark')
  await expect.element(shown).toHaveTextContent('dark')
  setPreferences({ skin: 'light' })
  await expect.element(shown).toHaveTextContent('light')
  setPreferences({ skin: 'device' })
  await expect.element(shown).toHaveTextContent('dark')
})
