import pg from 'pg'

const retryMs = 1000

/**
 * Calls back on every notification of a channel, over a connection of its own; when that breaks, over a new one as
 * soon as the server is there again. Notifications in between are lost. Returns the function that ends it.
 */
export async function listenOn(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', () => {
      if (client === current) retry()
    })
    await client.connect()
    await client.query(`listen ${channel}`)
    if (isOver) await client.end()
    else current = client
  }
  const retry = () => {
    current = undefined
    if (!isOver) timer = setTimeout(() => connect().catch(retry), retryMs).unref()
  }

  await connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await current?.end()
  }
}
