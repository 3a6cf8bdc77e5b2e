import { enableCompileCache, type RegisterHooksOptions, registerHooks } from 'node:module'
import { join } from 'node:path'

type Resolve = NonNullable<RegisterHooksOptions['resolve']>
type Found = ReturnType<Resolve>

/*
 * Starting is mostly loading, and most of that is done again each time: types are stripped from the same files, and Node
 * reads a package's whole list of exports at each import of it (drizzle-orm's has 180 KB and is imported 650 times). Imported
 * before anything else, so what follows has to be imported by `await import`. Where nothing can be written, nothing is kept.
 */
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/compiled'))

const found = new Map<string, Found>()

/** All of our files stand under one node_modules, so a package's name means the same in each of them. */
const resolve: Resolve = (specifier, context, next) => {
  const isOurs = context.parentURL !== undefined && !context.parentURL.includes('/node_modules/')
  if (!isOurs || /^(\.|\/|[a-z]+:)/.test(specifier)) return next(specifier, context)
  const known = found.get(specifier) ?? next(specifier, context)
  found.set(specifier, known)
  return { ...known, shortCircuit: true }
}

registerHooks({ resolve })
