import type { App } from '../kernel/services.ts'

/** How long what has begun may go on. */
const graceMs = 15_000
/** When the process ends in any case. */
const lastMs = 20_000

/**
 * Makes the one way this process ends: no new work, what has begun is finished, then the database is closed. What does
 * not finish in time is cut off, and the database rolls it back; to be told to stop and to do so is a success even then.
 * `before` ends what else listens.
 */
export function stopper({ http, drain, database }: App, before: () => void | Promise<void>) {
  let isStopping = false
  return async (reason: string, code: number) => {
    if (isStopping) return
    isStopping = true
    http.log.info(`${reason}: finishing what runs`)
    setTimeout(() => {
      http.log.warn('cutting off what has not finished')
      http.server.closeAllConnections()
    }, graceMs).unref()
    setTimeout(() => process.exit(code), lastMs).unref()
    try {
      await before()
      await drain.begin()
      await http.close()
      await database.close()
    } catch (error) {
      http.log.error({ err: error }, 'stopping')
    }
    process.exit(code)
  }
}
