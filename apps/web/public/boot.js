// Runs before the first paint, so that nobody sees another language's direction or a white flash in the dark skin.
// The content security policy forbids code made at run time, so the validation library must not try; it asks this as it
// loads, which is before anything of ours could tell it.
globalThis.__zod_globalConfig = { jitless: true }
;(() => {
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const language = read('dsms.language')
  if (['ar', 'en', 'de', 'fr', 'pt'].includes(language)) {
    root.lang = language
    root.dir = language === 'ar' ? 'rtl' : 'ltr'
  }
  const skin = read('dsms.preferences')?.skin ?? 'device'
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.skin = skin === 'device' ? (isDark ? 'dark' : 'light') : skin

  // what every screen of somebody who is signed in needs is fetched beside the first file, not after it; the build fills it in
  const ahead = {}
  if (read('userData')) {
    for (const file of ahead[root.lang] ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
  }

  // a page that the browser kept from an earlier release asks for files that are gone: it is read anew, once
  const readAnew = (why) => {
    try {
      if (sessionStorage.getItem('dsms.stale') === why) return
      sessionStorage.setItem('dsms.stale', why)
    } catch {
      return
    }
    location.reload()
  }
  const build = document.querySelector('meta[name="build"]')
  if (!build) readAnew('unnamed')
  addEventListener(
    'error',
    ({ target }) => {
      if (build?.content && target instanceof HTMLScriptElement && target.type === 'module') readAnew(build.content)
    },
    true,
  )
})()
