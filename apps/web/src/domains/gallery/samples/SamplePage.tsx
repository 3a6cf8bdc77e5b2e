import type { Sample as SampleLine } from '@dsms/contract/gallery/samples'
import { Text } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useRouterState, useSearch } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { useLanguage, useText, useWordOf } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Dots } from '../../../ui/status/Dots.tsx'
import { CodePanel } from './CodePanel.tsx'
import { ControlBar } from './ControlBar.tsx'
import { Demo } from './Demo.tsx'
import { lineAt, nameOf, sampleAt } from './groups.ts'
import { NoSample } from './NoSample.tsx'
import { SampleMenu } from './SampleMenu.tsx'
import classes from './Samples.module.css'
import { readValues } from './sample.ts'

/** The sample at this address, or that there is none. */
export function SamplePage() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const line = lineAt(path)
  if (!line) return <NoSample />
  return (
    <Suspense fallback={<Dots />}>
      <Shown key={line.link} line={line} />
    </Suspense>
  )
}

/** What a part is for, what can be changed about it, all that it can look like, and how it is written. */
function Shown({ line }: { line: SampleLine }) {
  const t = useText('samples')
  const { code } = useLanguage()
  const words = useWordOf(line.group)
  const sample = use(sampleAt(line))
  const search: Record<string, unknown> = useSearch({ strict: false })
  const values = readValues(sample, search)
  const name = nameOf(line)
  const keys = words(`${name}.keys`)
  return (
    <Page title={line.title[code]} breadcrumbs={[{ label: t('gallery'), to: '/gallery' }]}>
      <div className={classes.columns}>
        <SampleMenu current={line} />
        <div className={classes.content}>
          <Text className={classes.use}>{words(`${name}.use`)}</Text>
          {keys && (
            <Text size="sm" c="dimmed" className={classes.keys}>
              <IconKeyboard size={18} stroke={1.5} aria-hidden />
              <span>{keys}</span>
            </Text>
          )}
          <ControlBar controls={sample.controls} values={values} />
          {Object.entries(sample.demos).map(([key, Part]) => (
            <Demo key={key} line={line} name={key} title={words(`${name}.${key}`) ?? key} values={values} part={Part} />
          ))}
          <CodePanel line={line} />
        </div>
      </div>
    </Page>
  )
}
