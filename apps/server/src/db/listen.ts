import pg from 'pg'

const retryMs = 1000

/** What a listener does about notifications that were lost: those between `broken` and `again`. */
export interface Gap {
  broken(): void
  again(): void
}

/**
 * Calls back on every notification of a channel, over a connection of its own; when that breaks, over a new one as
 * soon as the server is there again. Notifications in between are lost. Returns the function that ends it.
 */
export async function listenOn(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  gap?: Gap,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const connect = async () => {
    // a connection that a firewall dropped without a word is found out within minutes, not hours
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    })
    let broken: Error | undefined
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', (error) => {
      broken = error
      if (client === current) retry()
    })
    await client.connect()
    await client.query(`listen ${channel}`)
    // the answer and the end of the connection may come in one piece, so that it ended before it was the current one
    if (broken) throw broken
    if (isOver) await client.end()
    else current = client
  }
  const retry = () => {
    current = undefined
    if (isOver) return
    gap?.broken()
    timer = setTimeout(() => connect().then(() => gap?.again(), retry), retryMs).unref()
  }

  await connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await current?.end()
  }
}
