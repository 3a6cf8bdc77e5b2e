import '../apps/server/src/run/quickLoad.ts'
import { shiftClock } from '../scripts/shiftClock.js'
import type { WorldOrder } from './world.ts'

/*
 * A process that serves one world after another. What a server loads before it can start costs more than the start, and
 * each file of journeys has a world of its own. It answers `ready`, or why there is no world.
 */

// before anything that keeps `Date` is loaded
shiftClock(0)

const [{ readEnv }, { serve }] = await Promise.all([
  import('../apps/server/src/kernel/env/env.ts'),
  import('../apps/server/src/run/serve.ts'),
])

/** The world to serve in place of the one before. */
process.on('message', ({ settings, offset }: WorldOrder) => {
  turn = turn.then(async () => {
    try {
      await end()
      shiftClock(offset)
      const { app, endControl } = await serve(readEnv(settings), () => {})
      end = async () => {
        end = async () => {}
        await endControl()
        // nobody waits for what is under way, as when the process is killed
        app.http.server.closeAllConnections()
        await app.http.close()
        await app.database.close()
      }
      process.send?.('ready')
    } catch (error) {
      process.send?.(String(error))
    }
  })
})

let end = async () => {}
let turn = Promise.resolve()
