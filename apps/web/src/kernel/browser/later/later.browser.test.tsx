import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { later } from './later.tsx'

/** A promise that the test settles. */
const pending = <T,>() => Promise.withResolvers<T>()

const Here = ({ name }: { name: string }) => <p>{name} هنا</p>
const Waiting = ({ name }: { name: string }) => <p>{name} في الطريق</p>

it('shows what stands in its place until it has come', async () => {
  const { promise, resolve } = pending<typeof Here>()
  const Part = later(() => promise, { Waiting })
  const { screen } = await show(() => <Part name="الدرس" />)
  await expect.element(screen.getByText('الدرس في الطريق')).toBeVisible()
  resolve(Here)
  await expect.element(screen.getByText('الدرس هنا')).toBeVisible()
})

it('is there at once when it was fetched ahead, and is fetched once for all places', async () => {
  const load = vi.fn(async () => Here)
  const Part = later(load, { Waiting })
  await Part.preload()
  const seen: string[] = []
  const { screen } = await show(() => (
    <div ref={(place) => void seen.push(place?.textContent ?? '')}>
      <Part name="الأول" />
      <Part name="الثاني" />
    </div>
  ))
  await expect.element(screen.getByText('الثاني هنا')).toBeVisible()
  expect(seen[0]).toBe('الأول هناالثاني هنا')
  expect(load).toHaveBeenCalledTimes(1)
})

it('is shown too where it came before the effects of what waits for it', async () => {
  const Part = later(async () => Here, { Waiting })
  const place = document.body.appendChild(document.createElement('div'))
  // as in the product: a test's own drawing runs the effects at once
  const root = createRoot(place)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  try {
    root.render(<Part name="الدرس" />)
    await expect.poll(() => place.textContent).toBe('الدرس هنا')
  } finally {
    root.unmount()
    vi.unstubAllGlobals()
    place.remove()
  }
})

it('asks for what it shows once it has come', async () => {
  const ask = vi.fn(async () => undefined)
  const Part = later(async () => Object.assign(() => null, { ask }))
  await Part.ask({ page: 2 })
  expect(ask).toHaveBeenCalledExactlyOnceWith({ page: 2 })
})

it('throws its failure to the screen, and fetches again when it is shown again', async () => {
  const load = vi
    .fn<() => Promise<typeof Here>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Here)
  const Part = later(load)
  const { screen } = await show(() => (
    <Caught>
      <Part name="الدرس" />
    </Caught>
  ))
  await screen.getByRole('button', { name: 'no network' }).click()
  await expect.element(screen.getByText('الدرس هنا')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  // React tells of what a boundary caught
  vi.mocked(console.error).mockClear()
})

/** Shows an error as a button that tries again. */
class Caught extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state
    return error ? (
      <button type="button" onClick={() => this.setState({ error: undefined })}>
        {error.message}
      </button>
    ) : (
      this.props.children
    )
  }
}
