import { expect, it } from 'vitest'
import { testsOf } from './tested.ts'

it('reads which part a test is about, also through what shows it, and what it looks at', () => {
  const text = `import { Slides } from '../../ui/parts/slides/Slides.tsx'
import { Tour } from '../../ui/parts/tour/Tour.tsx'

const tour = () => show(() => <Tour />)

it('walks', async () => {
  await tour()
  await userEvent.keyboard('{Tab}')
})

it.each([
  ['alerts', 1],
  ['badges', 2],
])('shows %s', async (name) => {
  const { screen } = await showDemo(name, 'basic')
  await expect.element(screen.getByRole('alert')).toHaveFocus()
})
`
  expect(testsOf(text)).toEqual([
    { parts: ['Tour'], aspects: ['keyboard'] },
    { parts: ['alerts', 'badges'], aspects: ['focus', 'names and roles'] },
  ])
})
