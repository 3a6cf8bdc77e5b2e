import type { BrowserContext } from '@playwright/test'

/** Signs in by a call, so that the pages of a context open as somebody's. */
export async function signIn(context: BrowserContext, url: string, email: string, password: string): Promise<void> {
  const reply = await context.request.post(`${url}/jwt/login`, { data: { email, password }, headers: { origin: url } })
  const session = (await reply.json()) as { userData: object; expiresIn: number } & Record<string, string>
  await context.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    },
    {
      userData: JSON.stringify(session.userData),
      accessToken: session.accessToken as string,
      refreshToken: session.refreshToken as string,
      'dsms.tokenTimes': JSON.stringify({ at: Date.now(), seconds: session.expiresIn }),
    },
  )
}
