import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** A statement with its parameters as text, as PostgreSQL logged it. */
export interface Statement {
  text: string
  values: (string | null)[]
}

/** Set on the server whose statements are recorded: marks where an entry of the log begins, and whose it is. */
export const logPrefix = { log_line_prefix: '<<%p>> ' }

/**
 * What the database was asked while `request` ran, without transaction control: so the bare server can run the very
 * same statements, whatever the product's code looks like. Entering and leaving are what the bare server saves.
 */
export async function record(
  client: pg.Client,
  log: () => string,
  request: () => Promise<unknown>,
): Promise<Statement[]> {
  await logging(client, 'all')
  const before = log().length
  await request()
  await pause(300)
  const entries = entriesOf(log().slice(before))
  await logging(client, 'none')
  // Other connections may be at work too (mail, notifications): the request's is the one that entered.
  const session = entries.find((entry) => /select enter\(/.test(entry.text))?.session
  return entries
    .filter((entry) => entry.session === session)
    .filter(({ text }) => !/^(begin|commit|rollback|set local role|select enter\()/i.test(text))
    .map(({ text, values }) => ({ text, values }))
}

async function logging(client: pg.Client, what: 'all' | 'none'): Promise<void> {
  await client.query(`alter system set log_statement = '${what}'`)
  await client.query('select pg_reload_conf()')
  await pause(500)
}

interface Entry extends Statement {
  session: string
}

function entriesOf(log: string): Entry[] {
  const entries: Entry[] = []
  for (const raw of log.split(/^<<(?=\d+>> )/m)) {
    const [, session = '', kind, body = ''] = /^(\d+)>> (\w+): {2}(.*)$/s.exec(raw.trimEnd()) ?? []
    const text = body.replaceAll('\n\t', '\n')
    const statement = /^(?:statement|execute [^:]+): (.*)$/s.exec(text)?.[1]
    if (kind === 'LOG' && statement) entries.push({ session, text: statement.trim(), values: [] })
    const parameters = /^parameters: (.*)$/is.exec(text)?.[1]
    const last = entries.findLast((entry) => entry.session === session)
    if (kind === 'DETAIL' && parameters && last) last.values = valuesOf(parameters)
  }
  return entries
}

/** `$1 = 'it''s', $2 = NULL` as values. */
function valuesOf(parameters: string): (string | null)[] {
  return [...parameters.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, text]) => text?.replaceAll("''", "'") ?? null,
  )
}
