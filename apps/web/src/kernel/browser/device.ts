const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
]
const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

interface Device {
  browser: string
  system: string
  isMobile: boolean
}

/** Browser and system as people know them, from what a browser says of itself; undefined for programs and the unknown. */
export function deviceOf(userAgent: string | null): Device | undefined {
  const find = (list: [string, RegExp][]) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
  const [browser, system] = [find(browsers), find(systems)]
  const isMobile = /Mobile|iPhone|Android/.test(userAgent ?? '')
  return browser && system ? { browser, system, isMobile } : undefined
}
