// What a device keeps, so that some screens start and lessons are given without a network: one table of a database of the
// browser, each entry under the person whose it is. Where the browser has none it is kept until the page is closed.

// named when only lessons were kept: under another name what devices have not told yet would be lost
const name = 'dsms-teaching'
const table = 'kept'

const memory = new Map<string, unknown>()
let opened: Promise<IDBDatabase | undefined> | undefined

function open(): Promise<IDBDatabase | undefined> {
  opened ??= new Promise((found) => {
    if (!('indexedDB' in globalThis)) return found(undefined)
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => found(request.result)
    request.onerror = () => found(undefined)
    request.onblocked = () => found(undefined)
  })
  return opened
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })

/** An entry, and undefined where there is none. */
export async function readKept<T>(key: string): Promise<T | undefined> {
  const database = await open()
  if (!database) return memory.get(key) as T | undefined
  return settled<T | undefined>(database.transaction(table).objectStore(table).get(key)).catch(() => undefined)
}

/** Keeps an entry; undefined takes it away. */
export async function writeKept(key: string, value: unknown): Promise<void> {
  const database = await open()
  if (!database) {
    memory.set(key, value)
    return
  }
  const entries = database.transaction(table, 'readwrite').objectStore(table)
  // a full disk loses no more than the page would lose without it
  const written = value === undefined ? settled(entries.delete(key)) : settled(entries.put(value, key))
  await written.catch(() => memory.set(key, value))
}

/** Every key that begins so. */
export async function keysOfKept(start: string): Promise<string[]> {
  const database = await open()
  const keys = database
    ? await settled(database.transaction(table).objectStore(table).getAllKeys()).catch(() => [])
    : [...memory.keys()]
  return keys.map(String).filter((key) => key.startsWith(start))
}
