/** Local storage that never throws: a browser may forbid it, or it may be full; the page then works until it is closed. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function readJson<T>(key: string): T | null {
  const text = readText(key)
  if (!text) return null
  try {
    const value: T = JSON.parse(text)
    return value
  } catch {
    return null
  }
}

export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // kept in memory only
  }
}

export const writeJson = (key: string, value: unknown): void => writeText(key, JSON.stringify(value))
