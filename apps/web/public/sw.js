// Keeps one plain page that says there is no connection. The application and its answers are the server's own, so that nobody
// looks at an earlier release or at somebody else's data, but for two screens: a trainer's day, and the home of students and
// guardians. Each puts its files into a cache of its build itself. These hold no answers; what the screens say they keep elsewhere.
const kept = 'dsms-offline-4'
const page = '/offline.html'
const [day, home] = ['/my/day', '/home']
const ofDay = (name) => name.startsWith('dsms-day-')
/** Until it is known, files are looked for in case there is one. */
let keepsDay = true
const look = async () => {
  keepsDay = (await caches.keys()).some(ofDay)
}
void look()

addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(kept)
    await cache.add(new Request(page, { cache: 'reload' }))
    await skipWaiting()
  }
  event.waitUntil(keep())
})

addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== kept && !ofDay(name)) await caches.delete(name)
    // navigations go on as the browser makes them, beside this worker and not after it
    await registration.navigationPreload?.enable()
    await clients.claim()
  }
  event.waitUntil(clear())
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') return event.respondWith(visit(event))
  const { origin, pathname } = new URL(request.url)
  const isFile = request.method === 'GET' && origin === location.origin && !/^\/(api|jwt)\//.test(pathname)
  if (keepsDay && isFile) event.respondWith(fetch(request).catch((error) => keptFile(request, error)))
})

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    await look()
    const { pathname } = new URL(event.request.url)
    const isDay = pathname === day || pathname.startsWith(`${day}/`)
    const found = (isDay && (await caches.match(day))) || (pathname === home && (await caches.match(home)))
    if (found) return found
    // where the application starts, and where its own starting page sends people
    const start = keepsDay && ['/', home].includes(pathname) && ((await caches.match(home)) ? home : day)
    return start ? Response.redirect(start, 302) : plainPage()
  }
}

/** A file of the day's screen; what was not kept fails as it does without this worker. */
async function keptFile(request, error) {
  const found = await caches.match(request)
  if (found) return found
  throw error
}

// a screen says when it has kept its files, or that they are gone
addEventListener('message', ({ data }) => {
  if (data === 'day') void look()
})

/** It stands alone: its own style and script, which the policy it was kept with refuses, and nothing from anywhere else. */
async function plainPage() {
  const found = await caches.match(page)
  if (!found) return Response.error()
  return new Response(await found.text(), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
    },
  })
}
