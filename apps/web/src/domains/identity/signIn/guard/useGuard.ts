import { type ChallengeProof, registerChallenge } from '@dsms/contract/kernel/session/challenge'
import { getRegisterChallenge } from '@dsms/contract/kernel/session/signIn'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { useEffect, useRef } from 'react'
import { call } from '../../../../kernel/call/call.ts'

interface Attempt {
  startedAt: number
  proof: Promise<Omit<ChallengeProof, 'website'> | undefined>
}

/**
 * Solves the server's puzzle while the form is filled in. `take` gives the proof for one attempt, once it is there and
 * not sooner than the server accepts it; the next attempt gets one of its own.
 */
export function useGuard() {
  const attempt = useRef<Attempt>(undefined)
  const begin = () => {
    const proof = prove()
    // who waits for it is told; until then it is nobody's
    proof.catch(() => {})
    attempt.current = { startedAt: Date.now(), proof }
    return attempt.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the screen opens
  useEffect(() => {
    begin()
  }, [])
  const take = async () => {
    const isOld = Date.now() - (attempt.current?.startedAt ?? 0) > (registerChallenge.lastsMinutes - 1) * minuteMs
    const { startedAt, proof } = isOld || !attempt.current ? begin() : attempt.current
    attempt.current = undefined
    const found = await proof
    if (!found) return undefined
    const early = startedAt + (registerChallenge.leastSeconds + 0.5) * 1000 - Date.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    return found
  }
  return { take, begin }
}

async function prove() {
  const { challenge } = await call(getRegisterChallenge)
  return challenge === null ? undefined : { challenge, solution: await solveBeside(challenge) }
}

async function solveBeside(challenge: string): Promise<number[]> {
  const worker = new Worker(new URL('./guard.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<number[]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', reject)
      worker.postMessage(challenge)
    })
  } catch {
    // a browser that starts no worker takes the second itself
    return (await import('./solve.ts')).solve(challenge)
  } finally {
    worker.terminate()
  }
}
