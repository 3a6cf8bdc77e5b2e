import type { Answer } from '@dsms/contract/kernel/endpoint'
import { listCountries } from '@dsms/contract/platform/countries/calls'
import { useEffect, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useLanguage } from '../../../../kernel/i18n/index.ts'

type Countries = Answer<typeof listCountries>['data']['result']

/** Countries in the reader's language, for screens before signing in, where no answers are kept. */
export function useCountryNames(): Countries | undefined {
  const { code } = useLanguage()
  const [known, setKnown] = useState<Countries>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the reader's language
  useEffect(() => {
    const leave = new AbortController()
    call(listCountries, {}, leave.signal).then(
      (answer) => setKnown(answer.data.result),
      () => undefined,
    )
    return () => leave.abort()
  }, [code])
  return known
}
