import type { Answer } from '@dsms/contract/kernel/endpoint'
import { getSite } from '@dsms/contract/kernel/session/system'
import { useEffect, useState } from 'react'
import { call } from './call.ts'

type Site = Answer<typeof getSite>

let asked: Promise<Site> | undefined
let known: Site | null = null

/** What screens need to know of this installation; null until the server said it. Asked once, again after a failure. */
export function useSite(): Site | null {
  const [site, setSite] = useState(known)
  useEffect(() => {
    asked ??= call(getSite)
    asked.then(
      (answer) => {
        known = answer
        setSite(answer)
      },
      () => {
        asked = undefined
      },
    )
  }, [])
  return site
}
