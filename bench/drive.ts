import autocannon from 'autocannon'

/** One kind of request, as both servers get it. */
export interface Case {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** The body of the next request; a new one each time where it has to be. */
  body?: (server: Side) => object
}

/** `a` is the product, `b` the bare server. */
export type Side = 'product' | 'bare'

export interface Figures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers that were no success: a figure with any is worth nothing. */
  wrong: number
}

const connections = 10

/** Requests of one kind over ten connections for some seconds. */
export async function drive(
  url: string,
  side: Side,
  { method, path, body }: Case,
  headers: Record<string, string>,
  seconds: number,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        path,
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body && { setupRequest: (request) => ({ ...request, body: JSON.stringify(body(side)) }) }),
      },
    ],
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
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
    p99: of('p99'),
    wrong: runs.reduce((sum, run) => sum + run.wrong, 0),
  }
}
