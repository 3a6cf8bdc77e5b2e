import type { MyStudent } from '@dsms/contract/students/portal/calls'
import { getMyProgress, type Progress } from '@dsms/contract/teaching/progress/calls'
import { Tabs } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { TabRow } from '../../../ui/page/TabRow.tsx'
import { MineScreen } from '../../students/public.ts'
import { keyOf } from './keyOf.ts'
import { Lessons } from './Lessons.tsx'
import classes from './Progress.module.css'
import { ProgressOf } from './ProgressOf.tsx'
import { Ready, ToPractise } from './Standing.tsx'

/**
 * How far a student is, what to practise and what the trainers wrote: for the student, and for guardians who may see it. Who may
 * sign alone finds the lessons to sign.
 */
export function ProgressPage() {
  const t = useText('progress')
  return (
    <Page title={t('title')}>
      <MineScreen>{(student) => <OfStudent key={student.id} student={student} />}</MineScreen>
    </Page>
  )
}

/** Skills below their target, those that have reached it, and all. */
const progressViews = ['practise', 'ready', 'all'] as const

function OfStudent({ student }: { student: MyStudent }) {
  const t = useText('progress')
  const [{ view: said }, change] = useAddress('view')
  const view = progressViews.find((one) => one === said) ?? 'practise'
  const sees = student.is_self || student.rights.includes('view_progress')
  const reads = sees || student.rights.includes('sign')
  const { data, isError, error, refetch } = useQuery({
    enabled: reads,
    queryKey: keyOf(student.id),
    queryFn: ({ signal }) => call(getMyProgress, { params: { id: student.id } }, signal),
  })
  if (!reads) return <Empty icon={<IconLock size={48} stroke={1} />} text={t('hidden')} />
  if (isError && !data) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  if (!sees) return <Lessons student={student} progress={data} />
  const views = {
    practise: <ToPractise progress={data} />,
    ready: <Ready progress={data} />,
    all: <ProgressOf student={student} progress={data} />,
  }
  return (
    <>
      <Tabs value={view} onChange={(chosen) => void change({ view: chosen === 'practise' ? '' : (chosen ?? '') })}>
        <TabRow open={view}>
          {progressViews.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`view.${one}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
      </Tabs>
      {view !== 'all' && <ToSign student={student} progress={data} />}
      {views[view]}
    </>
  )
}

/** Lessons that waited for a signature when the screen came; they stay until it goes, so that one sees what was signed. */
function ToSign({ student, progress }: { student: MyStudent; progress: Progress }) {
  const [waiting] = useState(() => new Set(progress.lessons.filter(({ may_sign }) => may_sign).map(({ id }) => id)))
  if (waiting.size === 0) return null
  const lessons = progress.lessons.filter(({ id }) => waiting.has(id))
  return (
    <div className={classes.toSign}>
      <Lessons student={student} progress={{ ...progress, lessons }} />
    </div>
  )
}
