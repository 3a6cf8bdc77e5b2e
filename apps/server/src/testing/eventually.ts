import { vi } from 'vitest'

/**
 * Tries again until the check passes. It gives up after a minute, which is far more than anything takes: a machine that
 * stands still for some seconds is no failure. What must not happen is looked for after something that must.
 */
export const eventually = <T>(check: () => T | Promise<T>, interval = 10): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval })
