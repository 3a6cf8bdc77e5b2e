import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { together } from '../../../../kernel/together.ts'

/** Passwords that people here think of first, beyond those of everybody. */
const local = [
  ...['dsms', 'driving', 'school', 'drivingschool', 'autoscuola', 'fahrschule', 'führerschein', 'autoecole', 'permis'],
  ...['autoescola', 'carta', 'كلمةالسر', 'كلمةالمرور', 'كلمة السر', 'كلمة المرور', 'مدرسة', 'القيادة', 'مدرسة القيادة'],
  ...['مرحبا', 'السلام عليكم', 'بسم الله', 'محمد', 'أحمد', 'رخصة', 'سيارة'],
]

/** More would only cost time: what is hard to guess up to here is hard to guess. */
const longest = 64

/**
 * Whether a guesser who knows common passwords, keyboards, repeats, dates and the words given would find a password
 * within a hundred million guesses. The lists are large, so they are read when somebody first chooses a password.
 */
export async function isGuessable(password: string, words: string[]): Promise<boolean> {
  estimator ??= load()
  return (await estimator).check(password.slice(0, longest), [...local, ...words]).score < 3
}
let estimator: Promise<ZxcvbnFactory> | undefined

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await together([
    () => import('@zxcvbn-ts/core'),
    () => import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
