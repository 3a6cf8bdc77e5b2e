const start = 'dsms-day-'
/** More files than the browser remembers by itself. */
const mostFiles = 2000

const kept = new Set<string>()

/**
 * Puts the page and the files that it has read so far into a cache of this build, so that a screen starts without a network. They
 * are the same for everybody and hold nobody's data. `load` fetches what the screen needs later. Where no service worker answers
 * for the page there is nothing to keep.
 */
export async function keepScreens(address: '/my/day' | '/home', load: () => Promise<unknown>): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  if (kept.has(address) || !build || !('caches' in globalThis) || !navigator.serviceWorker?.controller) return
  kept.add(address)
  try {
    performance.setResourceTimingBufferSize(mostFiles)
    await load()
    const cache = await caches.open(start + build)
    await cache.put(address, await pageOf())
    for (const url of filesOf()) if (!(await cache.match(url))) await cache.add(url)
    for (const name of await caches.keys())
      if (name.startsWith(start) && name !== start + build) await caches.delete(name)
    tellWorker()
  } catch {
    // without a network, or with a full disk, it is tried again on the next visit
    kept.delete(address)
  }
}

/**
 * The page that every screen answers with. Calls have its address too, so the file is read and given the policy that the
 * server would send along: the scripts in the page itself, to the letter, and no others.
 */
async function pageOf(): Promise<Response> {
  const file = await fetch('/index.html')
  if (!file.ok) throw new Error(`the page answered ${file.status}`)
  const text = await file.text()
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  const hashes = (await Promise.all(scripts.map(hashOf))).map((hash) => ` 'sha256-${hash}'`).join('')
  const policy = (file.headers.get('content-security-policy') ?? "script-src 'self'").replace(
    "script-src 'self'",
    `script-src 'self'${hashes}`,
  )
  return new Response(text, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
}

/** Files of ours that the page has read so far; answers of calls are none. */
const filesOf = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && /^\/(assets|icons|art)\/|^\/\w+\.(js|css)$/.test(pathname),
      )
      .map(({ pathname }) => pathname),
  ),
]

const tellWorker = () => navigator.serviceWorker?.controller?.postMessage('day')

/** Takes the files away, so that the device of somebody else does not start with them. */
export async function dropScreens(): Promise<void> {
  kept.clear()
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.startsWith(start)) await caches.delete(name)
  tellWorker()
}
