import autocannon from 'autocannon'

interface Sent {
  path?: string
  body?: object
}

/** One kind of request, as both servers get it. */
export interface Case {
  name: string
  method: 'GET' | 'POST' | 'PATCH'
  path?: string
  /** The body of the next request; a new one each time where it has to be. */
  body?: (server: Side) => object
  /** Where the next request goes to and what it carries, where both differ from time to time. */
  next?: () => Sent
}

/** The product, or the bare server it is measured against. */
export type Side = 'product' | 'bare'

export interface Figures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Answers that were no success: a figure with any is worth nothing. */
  wrong: number
}

/** Requests of one kind over ten connections for some seconds. */
export async function drive(
  url: string,
  side: Side,
  { method, path = '/', body, next }: Case,
  headers: Record<string, string>,
  seconds: number,
  connections = 10,
): Promise<Figures> {
  const sent = next ?? (body && (() => ({ body: body(side) })))
  // its own table of percentiles has no 95
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: [
          {
            method,
            path,
            headers: sent && method !== 'GET' ? { ...headers, 'content-type': 'application/json' } : headers,
            ...(sent && {
              setupRequest: (request) => {
                const { body: content, ...rest } = sent() as Sent
                return { ...request, ...rest, ...(content && { body: JSON.stringify(content) }) }
              },
            }),
          },
        ],
      },
      (error, found) => (error ? fail(error) : done(found)),
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p95: times.sort((x, y) => x - y)[Math.floor(times.length * 0.95)] ?? 0,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors,
  }
}

/** The middle of several runs: one that was disturbed does not count. */
export function middle(runs: Figures[]): Figures {
  const of = (key: keyof Figures) => runs.map((run) => run[key]).sort((x, y) => x - y)[Math.floor(runs.length / 2)] ?? 0
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    wrong: runs.reduce((sum, run) => sum + run.wrong, 0),
  }
}
