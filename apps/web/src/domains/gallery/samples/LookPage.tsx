import type { Sample as SampleLine } from '@dsms/contract/gallery/samples'
import { VisuallyHidden } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { Suspense, use, useEffect, useState } from 'react'
import { oneOf, text, useSearchOf } from '../../../kernel/address/search.ts'
import { useTitle } from '../../../kernel/browser/useTitle.ts'
import { showLanguage, useLanguage, useWordOf } from '../../../kernel/i18n/index.ts'
import { lendPreferences } from '../../../kernel/session/preferences.ts'
import { Dots } from '../../../ui/status/Dots.tsx'
import { lineAt, nameOf, sampleAt } from './groups.ts'
import { isLanguage, skins } from './look.ts'
import { NoSample } from './NoSample.tsx'
import classes from './Samples.module.css'
import { readValues } from './sample.ts'

const readers = { of: text, demo: text, language: text, skin: oneOf(skins) }

/** One demo alone, in the skin and language that the address names; whoever looks keeps their own. */
export function LookPage() {
  const { of, demo, language, skin } = useSearchOf(readers)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    lendPreferences({ skin: skin ?? 'light' })
    if (isLanguage(language)) void showLanguage(language).then(() => setReady(true))
    else setReady(true)
  }, [language, skin])
  return isReady ? (
    <Suspense fallback={<Dots />}>
      <Alone of={of} demo={demo} />
    </Suspense>
  ) : (
    <Dots />
  )
}

function Alone({ of, demo }: { of: string; demo: string }) {
  const line = lineAt(of)
  return line ? <Part line={line} demo={demo} /> : <NoSample />
}

function Part({ line, demo }: { line: SampleLine; demo: string }) {
  const { code } = useLanguage()
  const words = useWordOf(line.group)
  const search: Record<string, unknown> = useSearch({ strict: false })
  const sample = use(sampleAt(line))
  const title = `${line.title[code]}: ${words(`${nameOf(line)}.${demo}`) ?? demo}`
  useTitle(title)
  const Demo = sample.demos[demo]
  if (!Demo) return <NoSample />
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Demo {...readValues(sample, search)} />
    </main>
  )
}
