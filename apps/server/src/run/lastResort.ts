import { logOf } from '../kernel/http/context.ts'
import type { App } from '../kernel/services.ts'

/** How a process ends that can no longer be trusted; whoever started it starts it again. */
const untrusted = 70

/**
 * What slipped through everything else. A rejected promise that nobody waits for is a mistake of one request, and those
 * of others are none the worse: it is logged, counted, and the server goes on. An exception that nobody caught broke
 * off in the middle of something, perhaps of a stream or a connection that others use: the server answers what it has
 * begun, if that is possible, and ends.
 */
export function installLastResort(app: App, end: (reason: string, code: number) => Promise<void>) {
  process.on('unhandledRejection', (reason) => {
    app.metrics.countUnwatched('rejection')
    logOf(app.http.log).error({ err: asError(reason) }, 'a rejected promise that nobody waited for')
  })
  process.on('uncaughtException', (error) => {
    app.metrics.countUnwatched('exception')
    logOf(app.http.log).fatal({ err: asError(error) }, 'an exception that nobody caught')
    void end('an exception that nobody caught', untrusted)
  })
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))
