import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/client.ts'
import { knownBrowsers } from '../../../db/tables/identity.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret, randomSecret } from '../../../kernel/session/tokens.ts'

/** Where a browser keeps that people signed in with it. It lets nobody in: it only has its own count of wrong passwords. */
const browserCookie = 'dsms_browser'

/** A browser that nobody used for so long is a stranger again. */
export const browserDays = 180
const perAccount = 10

/** What the browser of a request says that it is. */
export function browserOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[browserCookie]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

export async function isKnownBrowser(db: Db, accountId: number, browser: string): Promise<boolean> {
  const [row] = await db
    .select({ accountId: knownBrowsers.accountId })
    .from(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.accountId, accountId),
        eq(knownBrowsers.tokenHash, hashSecret(browser)),
        gt(knownBrowsers.usedAt, sql`now() - ${browserDays} * interval '1 day'`),
      ),
    )
  return row !== undefined
}

/** Remembers that somebody signed in with a browser, a few for each account. Returns what the browser is to keep. */
export async function rememberBrowser(db: Db, accountId: number, browser: string = randomSecret()): Promise<string> {
  await db
    .insert(knownBrowsers)
    .values({ accountId, tokenHash: hashSecret(browser) })
    .onConflictDoUpdate({
      target: [knownBrowsers.accountId, knownBrowsers.tokenHash],
      set: { usedAt: sql`now()` },
    })
  await db.execute(sql`
    delete from known_browsers where account_id = ${accountId} and token_hash in (
      select token_hash from known_browsers where account_id = ${accountId} order by used_at desc, token_hash offset ${perAccount})`)
  return browser
}

/** Makes strangers of all browsers of an account. */
export async function forgetBrowsers(db: Db, accountId: number): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.accountId, accountId))
}

/** Only sign-in reads it, so it travels nowhere else. */
export function setBrowserCookie({ env }: Services, reply: FastifyReply, browser: string): void {
  reply.setCookie(browserCookie, browser, {
    path: '/jwt',
    httpOnly: true,
    sameSite: 'strict',
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
    maxAge: browserDays * 86_400,
  })
}
