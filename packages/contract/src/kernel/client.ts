import type { Endpoint } from './endpoint.ts'

/** Method, address and body of a call: `/role_update_by_admin/:id` becomes `/role_update_by_admin/7?…`. */
export function requestOf(
  endpoint: Endpoint,
  args: { params?: unknown; query?: unknown; body?: unknown },
): { method: string; url: string; body: string | undefined } {
  const params = new Map<string, unknown>(Object.entries(args.params ?? {}))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries<unknown>({ ...Object(args.query) })) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return {
    method: endpoint.method,
    url: text ? `${path}?${text}` : path,
    body: args.body === undefined ? undefined : JSON.stringify(args.body),
  }
}
