import type { Answer } from '@dsms/contract/kernel/endpoint'
import { checkIn, type listMyClasses } from '@dsms/contract/schedule/classes/checkIns'
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { text, useChangeSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useZodForm } from '../../../kernel/call/zodForm.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import { MyLessonChanges } from '../moves/MyLessonChanges.tsx'
import classes from './Classes.module.css'
import { useMyClasses } from './classes.ts'

const readers = { code: text }
type Done = Answer<typeof checkIn>

/** Where a student says that they are there: by the picture that they read, or by the digits that they type. */
export function CheckInPage() {
  const t = useText('classes')
  const [done, setDone] = useState<Done>()
  return (
    <Page title={t('checkIn.title')}>
      <div className={classes.narrow}>
        <CodeForm done={setDone} />
        {done && <Welcome done={done} />}
        <MyClasses />
      </div>
    </Page>
  )
}

function CodeForm({ done }: { done: (answer: Done) => void }) {
  const t = useText('classes')
  const changed = useLessonsChanged()
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => checkIn.body,
    initialValues: { code: '' },
  })
  const send = async (body: { code: string }) => {
    done(await call(checkIn, { body }))
    form.reset()
    await changed()
  }
  const element = useScanned(form.setFieldValue)
  return (
    <form ref={element} onSubmit={submit(send)} noValidate className="card">
      <Stack gap="md">
        <FormProblem problem={problem} />
        <TextInput
          label={t('checkIn.code')}
          description={t('checkIn.help')}
          size="lg"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          {...form.getInputProps('code')}
        />
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          {t('checkIn.action')}
        </Button>
      </Stack>
    </form>
  )
}

/** Sends the code that the address brings, once, and takes it out of the address, so that reading the page again does not repeat it. */
function useScanned(setField: (field: 'code', code: string) => void) {
  const element = useRef<HTMLFormElement>(null)
  const { code } = useSearchOf(readers)
  const change = useChangeSearch()
  const taken = useRef('')
  useEffect(() => {
    if (!code || taken.current === code) return
    taken.current = code
    setField('code', code)
    void change({ code: undefined })
    // once the field holds it
    requestAnimationFrame(() => element.current?.requestSubmit())
  }, [code, change, setField])
  return element
}

function Welcome({ done }: { done: Done }) {
  const t = useText('classes')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const isLate = done.attendance === 'late'
  return (
    <Alert
      role="status"
      color={isLate ? 'yellow' : 'green'}
      icon={<IconCircleCheck size={24} stroke={1.5} />}
      title={isLate ? t('checkIn.late', { minutes: format.number(done.late_minutes ?? 0) }) : t('checkIn.present')}
    >
      <Typed>{done.name}</Typed> · {calendar.times(done.start, done.end, done.time_zone)}
    </Alert>
  )
}

function MyClasses() {
  const t = useText('classes')
  const { data, isError, error, refetch } = useMyClasses()
  return (
    <section className="card" aria-labelledby="mine">
      <h2 id="mine" className={classes.title}>
        {t('mine.title')}
      </h2>
      {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!data && !isError && <ListSkeleton rows={3} />}
      {data?.classes.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('mine.empty')}
        </Text>
      )}
      {data && data.classes.length > 0 && (
        <ul className={classes.rows} aria-labelledby="mine">
          {data.classes.map((one) => (
            <Mine key={one.booking_id} one={one} zone={data.time_zone} />
          ))}
        </ul>
      )}
    </section>
  )
}

type MyClass = Answer<typeof listMyClasses>['classes'][number]

function Mine({ one, zone }: { one: MyClass; zone: string }) {
  const t = useText('classes')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const { day } = clockAt(minuteOf(one.start), zone)
  const state = () => {
    if (one.place !== null) return t('mine.waits', { place: format.number(one.place) })
    if (one.checked_in_at) return t('checkIn.present')
    return t(one.is_open ? 'mine.open' : 'mine.seat')
  }
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <strong>
          <Typed>{one.name}</Typed>
        </strong>
        <span className={classes.facets}>
          <span>{calendar.shortDay(day)}</span>
          <span>{calendar.times(one.start, one.end, zone)}</span>
          {one.room && <bdi>{one.room}</bdi>}
          {one.trainer && <bdi>{one.trainer}</bdi>}
        </span>
      </div>
      <span className={classes.state} data-open={one.is_open || undefined}>
        {state()}
      </span>
      {one.place === null && <MyLessonChanges lesson={{ id: one.lesson_id, ...one }} zone={zone} />}
    </li>
  )
}
