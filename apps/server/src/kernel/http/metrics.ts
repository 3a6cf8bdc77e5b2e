import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Traffic } from '../../db/client.ts'

export interface Metrics {
  registry: Registry
  observeTraffic(path: string, traffic: Traffic): void
  /** Counts failures that no code was waiting for; each is a mistake to be found. */
  countUnwatched(kind: 'rejection' | 'exception'): void
  /** Times every request by its route, never by its full address. */
  install(http: FastifyInstance): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const queries = new Histogram({
    name: 'dsms_db_queries_per_request',
    help: 'Statements that one request sent to the database, transaction control included',
    labelNames: ['route'],
    buckets: [1, 2, 4, 5, 6, 8, 12, 20],
    registers: [registry],
  })
  const trips = new Histogram({
    name: 'dsms_db_round_trips_per_request',
    help: 'Waits of one request for the database',
    labelNames: ['route'],
    buckets: [1, 2, 3, 4, 5, 8, 12],
    registers: [registry],
  })
  const unwatched = new Counter({
    name: 'dsms_unwatched_errors_total',
    help: 'Failures that no code was waiting for',
    labelNames: ['kind'],
    registers: [registry],
  })
  return {
    registry,
    countUnwatched: (kind) => unwatched.inc({ kind }),
    observeTraffic(route, traffic) {
      queries.observe({ route }, traffic.queries)
      trips.observe({ route }, traffic.roundTrips)
    },
    install(http) {
      http.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none'
        duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
  }
}
