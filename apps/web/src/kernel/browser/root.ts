import { createRootRoute, Outlet } from '@tanstack/react-router'

/** What all screens hang in. It knows none of them, so that signing in need not load them. */
export const root = createRootRoute({ component: Outlet })
