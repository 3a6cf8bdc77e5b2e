/** What is shared is at most so old, whatever happens to it. */
const longestMs = 5000

interface Company {
  /** Calls of the school that are running. */
  calls: number
  found: Map<string, { at: number; value: Promise<unknown> }>
}

const companies = new Map<number, Company>()

/**
 * Runs a call of a school beside others of it that may share what they look up. It is forgotten with the last of them, so that
 * who comes alone finds everything as it is.
 */
export async function inCompany<T>(tenant: number, call: () => Promise<T>): Promise<T> {
  const company = companies.get(tenant) ?? { calls: 0, found: new Map() }
  companies.set(tenant, company)
  company.calls++
  try {
    return await call()
  } finally {
    if (--company.calls === 0) companies.delete(tenant)
  }
}

/** What another call of the school looked up a moment ago, or is looking up; else `load` does, for those who follow. */
export async function shared<T>(tenant: number, key: string, load: () => Promise<T>): Promise<T> {
  const found = companies.get(tenant)?.found
  const known = found?.get(key)
  if (known && Date.now() - known.at < longestMs) {
    const value = await known.value.catch(() => undefined)
    // the transaction of whoever began may have failed for reasons of its own
    if (value !== undefined) return value as T
  }
  const value = load()
  value.catch(() => found?.delete(key))
  found?.set(key, { at: Date.now(), value })
  return value
}

/** Called when lessons of a school have changed: who asks from now on sees it. */
export const forgetShared = (tenant: number): void => companies.get(tenant)?.found.clear()
