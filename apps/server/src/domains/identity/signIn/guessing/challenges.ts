import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@dsms/contract/kernel/errors'
import { type ChallengeProof, leadingZeros, registerChallenge } from '@dsms/contract/kernel/session/challenge'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Services } from '../../../../kernel/services.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'

const { bits, leastSeconds, lastsMinutes, attemptsAnHour } = registerChallenge

/** A question that costs a browser a second and a robot as much each time. It is sealed, so that nobody makes their own. */
export function newChallenge({ tokens, env }: Services) {
  if (env.REGISTRATION_GUARD === 'off') return { challenge: null }
  return { challenge: tokens.seal(`${Date.now()}.${randomBytes(16).toString('base64url')}`) }
}

const othersRow = z.object({ others: z.number() })

/**
 * Throws `challenge_failed` unless the proof is right, was given neither too soon nor too late, and is used for the
 * first time; `too_many_requests` when an address tried too often. Whatever comes of the attempt, the proof is used up.
 */
export async function checkChallenge(services: Services, proof: ChallengeProof | undefined, ip: string): Promise<void> {
  if (services.env.REGISTRATION_GUARD === 'off') return
  if (proof?.website !== '' || !isSolved(services, proof)) throw new AppError('challenge_failed')
  const attempt = await asSystem(services.database, async ({ db }) => {
    await db.execute(sql`delete from register_attempts where at < now() - interval '1 day'`)
    const rows = await rowsOf(
      db,
      othersRow,
      sql`
        with used as (
          insert into register_attempts (proof, ip) values (${hashOf(proof.challenge)}, ${ip})
          on conflict (proof) do nothing returning proof
        )
        select (select count(*)::integer from register_attempts where ip = ${ip} and at > now() - interval '1 hour') as others
          from used`,
    )
    return rows[0]
  })
  if (!attempt) throw new AppError('challenge_failed')
  if (attempt.others >= attemptsAnHour) throw new AppError('too_many_requests', { seconds: 3600 })
}

function isSolved({ tokens }: Services, { challenge, solution }: ChallengeProof): boolean {
  const madeAt = Number(tokens.unseal(challenge)?.split('.')[0])
  const seconds = (Date.now() - madeAt) / 1000
  if (!(seconds >= leastSeconds && seconds <= lastsMinutes * 60)) return false
  return solution.every(
    (answer, place) => leadingZeros(createHash('sha256').update(`${challenge}.${place}.${answer}`).digest()) >= bits,
  )
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
