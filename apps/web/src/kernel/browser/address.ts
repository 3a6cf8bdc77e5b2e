import { defaultParseSearch } from '@tanstack/react-router'

/** `/apps/todo?task=12`, as the server writes it, in the parts that a link of the router takes. */
export function addressOf(url: string): { to: string; search: Record<string, unknown> } {
  const at = url.indexOf('?')
  return at < 0 ? { to: url, search: {} } : { to: url.slice(0, at), search: defaultParseSearch(url.slice(at)) }
}
