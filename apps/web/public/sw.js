// Keeps one plain page that says there is no connection, and nothing else: the application and its answers are always the
// server's own, so that nobody looks at an earlier release or at somebody else's data.
const kept = 'dsms-offline-3'
const page = '/offline.html'

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
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name)
    // navigations go on as the browser makes them, beside this worker and not after it
    await registration.navigationPreload?.enable()
    await clients.claim()
  }
  event.waitUntil(clear())
})

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request))
    } catch {
      return plainPage()
    }
  }
  event.respondWith(answer())
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
