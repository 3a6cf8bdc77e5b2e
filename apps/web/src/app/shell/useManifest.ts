import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { useEffect } from 'react'
import { useLanguage } from '../../kernel/i18n/index.ts'

/** The manifest of an audience in a language; the build writes one for each. */
const manifestOf = (kind: UserData['kind'], language: string): string => {
  const audience = kind === 'trainer' ? 'trainer' : kind === 'student' || kind === 'guardian' ? 'learner' : 'office'
  return `/manifests/${audience}.${language}.webmanifest`
}

/** Links the manifest of the reader, so that an installed app has its name and shortcuts in their language. */
export function useManifest(kind: UserData['kind'] | undefined): void {
  const { code } = useLanguage()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    // while developing there is the one that everybody begins with
    if (!link || !kind || !import.meta.env.PROD) return
    link.href = manifestOf(kind, code)
  }, [kind, code])
}
