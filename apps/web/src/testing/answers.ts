import type { Answer, Endpoint } from '@dsms/contract/kernel/endpoint'
import { onTestFinished, vi } from 'vitest'
import * as z from 'zod'

export interface Asked {
  path: string
  query: URLSearchParams
}

/** Stands in for the server in one test: calls get what the contract allows them to get, and nothing else is answered. */
export function answering<E extends Endpoint>(endpoint: E, answer: (asked: Asked) => Answer<E>): Asked[] {
  const asked: Asked[] = []
  const real = window.fetch
  const stand = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href)
    if (url.pathname !== endpoint.path || (init?.method ?? 'GET') !== endpoint.method) return real(input, init)
    const call = { path: url.pathname, query: url.searchParams }
    asked.push(call)
    const { data, error } = z.safeParse(endpoint.response, answer(call))
    // thrown here it would pass for a network that is down
    if (error) console.error(`${endpoint.path} never answers that: ${error.message}`)
    return Response.json(data)
  })
  onTestFinished(() => stand.mockRestore())
  return asked
}
