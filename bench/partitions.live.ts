import { setTimeout as pause } from 'node:timers/promises'

interface Person {
  id: number
  token: string
}

interface Told {
  type: string
  by?: number
  status?: string
}

/**
 * Two people of a school talk, each at a process of their own. Anyone who listens at the one process has to hear what was
 * said at the other, that somebody came, and which status they chose. Answers how long a message took from process to
 * process; throws when something does not arrive.
 */
export async function tellAcross(one: string, other: string): Promise<string> {
  const [school, trainer] = [await signIn(one, 'school'), await signIn(other, 'trainer')]
  const heard = await listen(one, school)
  await listen(other, trainer)
  await until(() => heard.some((event) => event.type === 'presence' && event.by === trainer.id), 'who came')
  const times: number[] = []
  for (let nth = 0; nth < 50; nth++) {
    const before = heard.filter(({ type }) => type === 'chat').length
    const began = performance.now()
    await call(other, trainer, '/apps/chat/send-msg', { obj: { contact: { id: school.id }, message: `No. ${nth}` } })
    await until(() => heard.filter(({ type }) => type === 'chat').length > before, `message ${nth}`)
    times.push(performance.now() - began)
  }
  await call(other, trainer, '/api/chat/profile', { status: 'busy' }, 'PATCH')
  await until(() => heard.some((event) => event.by === trainer.id && event.status === 'busy'), 'the status')
  const { chat } = await call(one, school, `/apps/chat/get-chat?id=${trainer.id}&limit=50`)
  const texts = (chat?.chat ?? []).map(({ message }) => message)
  if (texts.at(-1) !== 'No. 49' || new Set(texts).size !== 50) throw new Error(`read: ${texts.join(', ')}`)
  return `presence, 50 messages and a status heard; a message is sent, kept and heard in ${median(times).toFixed(1)} ms (median)`
}

async function signIn(url: string, name: string): Promise<Person> {
  const answer = await call(url, undefined, '/jwt/login', { email: `${name}@demo.com`, password: name })
  return { id: answer.userData?.id as number, token: answer.accessToken as string }
}

interface Answer {
  accessToken?: string
  userData?: { id: number }
  chat?: { chat: { message: string }[] }
}

async function call(
  url: string,
  person: Person | undefined,
  path: string,
  body?: object,
  method = 'POST',
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: body ? method : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Everything that a process tells somebody from now on. */
async function listen(url: string, { token }: Person): Promise<Told[]> {
  const response = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } })
  const told: Told[] = []
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) told.push(JSON.parse(data) as Told)
      }
    }
  }
  // ends with the process
  read().catch(() => {})
  await until(() => told.some(({ type }) => type === 'hello'), 'the beginning of the stream')
  return told
}

async function until(isThere: () => boolean, what: string) {
  const last = performance.now() + 10_000
  while (!isThere()) {
    if (performance.now() > last) throw new Error(`${what} did not arrive`)
    await pause(1)
  }
}

const median = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0
