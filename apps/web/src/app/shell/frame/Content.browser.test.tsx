import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Content } from './Content.tsx'

/** Two screens; the second is on view while what it needs is still on its way, until it is let through. */
async function screens() {
  const way = Promise.withResolvers<void>()
  const root = createRootRoute({
    component: () => (
      <>
        <button type="button">Outside</button>
        <Content transition="none" />
      </>
    ),
  })
  const second = {
    path: '/second',
    pendingMs: 0,
    loader: () => way.promise,
    pendingComponent: () => <h1>Second</h1>,
    component: () => <h1>Second</h1>,
  } as const
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>First</h1> }),
      createRoute({ getParentRoute: () => root, ...second }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const screen = await render(<RouterProvider<typeof router> router={router} />)
  await expect.element(screen.getByRole('heading', { name: 'First' })).toBeVisible()
  const outside = screen.getByRole('button', { name: 'Outside' }).element() as HTMLElement
  return {
    outside,
    main: () => screen.getByRole('main').element(),
    async go() {
      void router.navigate({ to: '/second' })
      await expect.element(screen.getByRole('heading', { name: 'Second' })).toBeVisible()
    },
    async arrive() {
      way.resolve()
      await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/second')
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    },
  }
}

it('takes the reading to a new screen from where somebody left', async () => {
  const { outside, main, go, arrive } = await screens()
  outside.focus()
  await go()
  await arrive()
  expect(document.activeElement).toBe(main())
})

it('leaves the focus in what was opened on the new screen before all of it was there', async () => {
  const { outside, go, arrive } = await screens()
  await go()
  outside.focus()
  await arrive()
  expect(document.activeElement).toBe(outside)
})
