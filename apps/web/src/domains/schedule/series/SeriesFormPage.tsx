import { Text } from '@mantine/core'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { Wizard } from '../../../kit/form/Wizard.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import type { BoardData } from '../board/model.ts'
import { useBoard, useLessonsChanged } from '../board/useBoard.ts'
import { useToasts } from '../notices/useToasts.ts'
import { useSeriesForm, whatFields, whenFields, withFields } from './form/useSeriesForm.ts'
import { WhatFields } from './form/WhatFields.tsx'
import { WhenFields } from './form/WhenFields.tsx'
import { WithFields } from './form/WithFields.tsx'
import { OccurrenceList } from './OccurrenceList.tsx'
import classes from './Series.module.css'

/** Plans a series of lessons in four steps: what, when, with whom, and what is against it. */
export function SeriesFormPage() {
  const t = useText('series')
  return (
    <SchoolGate scope="school" title={t('new')}>
      {(school) => <NewSeries school={school} />}
    </SchoolGate>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

function NewSeries({ school }: { school: School }) {
  const t = useText('series')
  const day = today()
  const { data, isError, error, refetch } = useBoard({ from: day, to: day, by: 'trainer', school_id: school.school_id })
  return (
    <Page title={t('new')} breadcrumbs={[{ label: t('title'), to: '/school/schedule/series', search: school.search }]}>
      {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {data ? <SeriesWizard board={data} school={school} /> : !isError && <ListSkeleton rows={6} />}
    </Page>
  )
}

function SeriesWizard({ board, school }: { board: BoardData; school: School }) {
  const t = useText('series')
  const navigate = useNavigate()
  const changed = useLessonsChanged()
  const toasts = useToasts()
  const { school_id, search } = school
  const form = useSeriesForm(board, school_id, ({ series, told }) => {
    toasts.done(t('planned', { number: series.lessons_total }), told)
    void changed()
    void navigate({ to: '/school/schedule/series/$id', params: { id: String(series.id) }, search })
  })
  const lessons = form.found.filter(({ state }) => state !== 'holiday' && state !== 'skipped')
  const free = lessons.filter(({ state }) => state === 'ok').length
  const steps = [
    {
      title: t('step.what'),
      help: t('help.what'),
      fields: whatFields,
      content: <WhatFields form={form} board={board} school_id={school_id} />,
    },
    { title: t('step.when'), fields: whenFields, content: <WhenFields form={form} board={board} /> },
    {
      title: t('step.with'),
      help: t('help.with'),
      fields: withFields,
      content: <WithFields form={form} school_id={school_id} />,
    },
    {
      title: t('step.check'),
      help: t('help.check'),
      fields: [],
      content: (
        <div className={classes.check}>
          <Text role="status" size="sm">
            {form.isChecking ? t('checking') : t('summary', { free, lessons: lessons.length })}
          </Text>
          <OccurrenceList
            occurrences={form.found}
            zone={board.time_zone}
            mayOverride={form.mayOverride}
            isBusy={form.isChecking || form.isSending}
            chosen={({ day }) => form.decisions.find((one) => one.day === day)?.action}
            choose={({ day }, choice) => void form.decide(day, choice && { ...choice, day })}
          />
        </div>
      ),
    },
  ]
  return (
    <Wizard
      label={t('new')}
      steps={steps}
      errors={form.errors}
      isRight={form.isRight}
      onSubmit={form.submit}
      isSending={form.isSending}
      problem={form.problem}
      sendLabel={t('save')}
    />
  )
}
