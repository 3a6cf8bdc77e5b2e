import { readJson, writeJson, writeText } from '../../../../kernel/browser/storage.ts'

/** Who comments from this device, for the next comment. */
interface Visitor {
  name: string
  email: string
  website: string
}

const key = 'dsms.blog.visitor'

export function keptVisitor(): Visitor | null {
  const kept = readJson<Partial<Visitor> | null>(key)
  if (!kept || typeof kept !== 'object') return null
  return { name: String(kept.name ?? ''), email: String(kept.email ?? ''), website: String(kept.website ?? '') }
}

/** Null forgets. */
export const keepVisitor = (visitor: Visitor | null): void => (visitor ? writeJson(key, visitor) : writeText(key, null))
