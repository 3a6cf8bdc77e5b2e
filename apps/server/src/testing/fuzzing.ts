import { allAreas, allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { Database } from '../db/client.ts'
import type { App } from '../kernel/services.ts'
import { together } from '../kernel/together.ts'
import type { OneOfEach } from './oneOfEach.ts'
import type { Wrong } from './wrongValues.ts'

/** A database on which everything is done and nothing stays, so that each value meets the same records. */
export function rollingBack(database: Database): Database {
  return {
    ...database,
    async connect() {
      const connection = await database.connect()
      const { client } = connection
      const { query, release: end } = client
      const ask = query.bind(client) as unknown as (...args: unknown[]) => Promise<unknown>
      const instead = (...args: unknown[]) =>
        // sent at once: a connection that read may go to the next transaction before they are answered
        args[0] === 'commit'
          ? together([() => ask('set constraints all immediate'), () => ask('rollback')])
          : ask(...args)
      client.query = instead as unknown as typeof query
      client.release = (broken) => {
        client.query = query
        client.release = end
        end.call(client, broken)
      }
      return connection
    },
  }
}

/** As many as fit, spread over all, beginning at a place that the name gives. */
export function some(all: Wrong[], name: string, ofEachCall: number): Wrong[] {
  let seed = 7
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003
  const step = Math.max(1, Math.floor(all.length / ofEachCall))
  return Array.from(
    { length: Math.min(ofEachCall, all.length) },
    (_, nth) => all[(seed + nth * step) % all.length] as Wrong,
  )
}

/** `requestOf` drops what is empty, and half a surrogate pair has no place in an address but by its bytes. */
export function requestFor(endpoint: Endpoint, { part }: Wrong, input: Record<Wrong['part'], unknown>, token: string) {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name]))
  const query = Object.entries((input.query ?? {}) as object)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const hasBody = endpoint.body !== undefined
  const isBytes = endpoint.accepts === 'bytes'
  return {
    method: endpoint.method as 'GET',
    url: query ? `${path}?${query}` : path,
    ...(hasBody ? { payload: JSON.stringify(input.body ?? {}) } : isBytes ? { payload: part } : {}),
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(isBytes ? { 'content-type': 'application/octet-stream' } : {}),
      ...(endpoint.access === 'public' ? {} : { authorization: `Bearer ${token}` }),
    },
  }
}

const encoded = (value: unknown) => {
  const text = String(value)
  if (text.isWellFormed()) return encodeURIComponent(text)
  return [...text].map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80')).join('')
}

export const short = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

/** Of each kind of record the first that somebody is shown, as far as lists show any without being asked for more. */
export async function firstOfEach(app: App, token: string): Promise<OneOfEach> {
  const named: Record<string, number> = {}
  for (const { method, path, params, tag, answers } of Object.values<Endpoint>(allEndpoints)) {
    if (method !== 'GET' || params || answers || named[tag] !== undefined) continue
    const reply = await app.http.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
    const found = reply.statusCode === 200 ? /"id":(\d+)/.exec(reply.body) : null
    if (found) named[tag] = Number(found[1])
  }
  const areas = Object.entries(allAreas).flatMap(([name, { tag }]) =>
    named[tag] === undefined ? [] : [[name, { record: { id: named[tag], version: 1 }, input: {} }] as const],
  )
  return { person: named.students ?? 12, role: named.roles ?? 1, named, areas: Object.fromEntries(areas) as never }
}
