import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeSeconds } from '@dsms/contract/schedule/classes/rules'
import type { Tokens } from '../../../kernel/session/tokens.ts'

// The codes of a class follow from a secret of its own, which is made from the server's and kept nowhere, and from the time.

type Keys = Pick<Tokens, 'keyed'>
interface Class {
  tenant: number
  id: number
}

const stepAt = (now: number): number => Math.floor(now / 1000 / codeSeconds)

const digest = (keys: Keys, { tenant, id }: Class, use: 'pin' | 'picture', step: number): Buffer =>
  createHmac('sha256', keys.keyed('class check-in', `${tenant} ${id}`))
    .update(`${use} ${step}`)
    .digest()

/** Six digits, as one-time passwords have them. */
const pinOf = (keys: Keys, one: Class, step: number): string =>
  String((digest(keys, one, 'pin', step).readUInt32BE() & 0x7fffffff) % 1_000_000).padStart(6, '0')

/** What the picture says: the class, and a proof that nobody guesses. */
const pictureOf = (keys: Keys, one: Class, step: number): string =>
  `${one.id}-${digest(keys, one, 'picture', step).toString('base64url').slice(0, 22)}`

/** What the class room shows at an instant. */
export const codesAt = (keys: Keys, one: Class, now: number) => ({
  pin: pinOf(keys, one, stepAt(now)),
  code: pictureOf(keys, one, stepAt(now)),
  secondsLeft: codeSeconds - (Math.floor(now / 1000) % codeSeconds),
})

/** Whether a code is one of the class now: the one that is shown, or the one before it, which somebody may still be typing. */
export const isCodeOf = (keys: Keys, one: Class, code: string, now: number): boolean =>
  [0, 1].some((back) => {
    const step = stepAt(now) - back
    return same(code, pinOf(keys, one, step)) || same(code, pictureOf(keys, one, step))
  })

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
