import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface Received {
  from: string
  to: string
  /** Headers and body as they came. */
  content: string
}

interface Smtp {
  url: string
  received: Received[]
  /** The most mails that it had in hand at once. */
  most: () => number
  stop: () => void
}

/**
 * A mail server that keeps what it gets, and refuses recipients whose address begins with `refused`. What it got is kept, and
 * answered, once `accept` resolves; where it rejects, the connection ends without an answer.
 */
export async function startSmtp(accept: (mail: Received) => Promise<void> = async () => {}): Promise<Smtp> {
  const received: Received[] = []
  let inHand = 0
  let most = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let mail: Received = { from: '', to: '', content: '' }
    let pending = ''
    let isContent = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (/^mail from/i.test(line)) mail = { from: address, to: '', content: '' }
      if (/^rcpt to/i.test(line)) {
        if (address.startsWith('refused')) return say('550 no such mailbox')
        mail.to = address
      }
      if (/^data/i.test(line)) {
        isContent = true
        return say('354 go on')
      }
      if (/^quit/i.test(line)) return socket.end('221 bye\r\n')
      return say('250 fine')
    }
    say('220 test')
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8')
      for (;;) {
        const end = pending.indexOf(isContent ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = pending.slice(0, end)
        pending = pending.slice(end + (isContent ? 5 : 2))
        if (isContent) {
          isContent = false
          const whole = { ...mail, content: part }
          most = Math.max(most, ++inHand)
          void accept(whole)
            .then(
              () => {
                received.push(whole)
                say('250 kept')
              },
              () => socket.destroy(),
            )
            .finally(() => inHand--)
        } else command(part)
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    most: () => most,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
