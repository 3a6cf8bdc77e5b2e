import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Look } from '../app/Look.tsx'
import { loadTexts } from '../kernel/i18n/index.ts'
import type { Feature } from '../kernel/i18n/words.ts'
import { userStore } from '../kernel/session/sessionStore.ts'
import { Toaster } from '../ui/toaster.tsx'

interface Options {
  /** Features whose words it shows, other than those that are everywhere. */
  words?: readonly Feature[]
  /** Where it stands; the part after `?` is what lists keep there. */
  path?: string
  user?: UserData
}

/** Shows a part of the product as the product does: theme, direction, words and an address, but no server. */
export async function show(Part: () => ReactNode, { words = [], path = '/', user }: Options = {}) {
  await loadTexts(words)
  userStore.set(user ?? null)
  const root = createRootRoute({ validateSearch: (search: Record<string, unknown>) => search })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: Part })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([anywhere]), history })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const screen = await render(
    <Look>
      <QueryClientProvider client={queries}>
        <Toaster />
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>
    </Look>,
  )
  return { screen, router, address: () => decodeURIComponent(router.history.location.href) }
}

/** Somebody who is signed in, of a school unless told. */
export const somebody = (other: Partial<UserData> = {}): UserData => ({
  id: 1,
  fullName: 'سارة العلي',
  username: 'sara',
  email: 'sara@example.org',
  avatar: null,
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
  extras: { eCommerceCartItemsCount: 0 },
  modules: [],
  scope: 'school',
  kind: 'staff',
  schoolId: 1,
  schoolName: 'مدرسة النور',
  suspended: null,
  mustChangePassword: false,
  preferences: {},
  ...other,
})
