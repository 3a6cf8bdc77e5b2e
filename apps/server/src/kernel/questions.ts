import { together } from './together.ts'

type Awaitable<T> = T | Promise<T>

/**
 * What a domain has to ask of one that stands further right in their order, so that it may not import it. Anyone who knows
 * the answer registers it in its `domain.ts`. Asking what nobody answers is a defect and throws.
 */
export interface Question<Args extends unknown[], Answer> {
  (...args: Args): Promise<Answer>
  answer: (from: (...args: Args) => Awaitable<Answer>) => void
}

export function question<Args extends unknown[], Answer>(what: string): Question<Args, Answer> {
  let known: ((...args: Args) => Awaitable<Answer>) | undefined
  const ask = async (...args: Args) => {
    if (!known) throw new Error(`nobody answers: ${what}`)
    return known(...args)
  }
  return Object.assign(ask, {
    answer: (from: (...args: Args) => Awaitable<Answer>) => {
      known = from
    },
  })
}

/** What happened, told inside the transaction to the domains further right that registered for it in their `domain.ts`. */
export interface News<Args extends unknown[]> {
  (...args: Args): Promise<void>
  on: (handler: (...args: Args) => unknown) => void
}

export function news<Args extends unknown[]>(): News<Args> {
  const handlers = new Set<(...args: Args) => unknown>()
  const tell = async (...args: Args) => {
    await together([...handlers].map((handler) => () => handler(...args)))
  }
  return Object.assign(tell, { on: (handler: (...args: Args) => unknown) => void handlers.add(handler) })
}
