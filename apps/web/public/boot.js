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
  root.dataset.skin = read('dsms.preferences')?.skin ?? 'light'
})()
