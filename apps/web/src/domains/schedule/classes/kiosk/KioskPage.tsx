import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { getKiosk } from '@dsms/contract/schedule/classes/checkIns'
import { ActionIcon, Tooltip } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import { IconArrowRight, IconCheck, IconClockExclamation, IconMaximize } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTitle } from '../../../../kernel/browser/useTitle.ts'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useSchool } from '../../../../kit/school/useSchool.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { QrCode } from '../../../../ui/parts/qr/QrCode.tsx'
import { useKiosk } from '../classes.ts'
import classes from './Kiosk.module.css'

type Kiosk = Answer<typeof getKiosk>

/** What a tablet in the class room shows: the code to check in with, in large letters, and who came. */
export function KioskPage({ id }: { id: number }) {
  const t = useText('classes')
  const { school_id, search } = useSchool('school')
  const { data, error, refetch } = useKiosk(id, school_id)
  useTitle(t('kiosk'))
  useAwake()
  return (
    <main className={classes.page}>
      <div className={classes.tools}>
        <LinkButton
          to="/school/schedule/classes/$id"
          params={{ id: String(id) }}
          search={search}
          variant="subtle"
          leftSection={<IconArrowRight size={18} stroke={1.5} className={classes.back} />}
        >
          {t('kiosk.back')}
        </LinkButton>
        <FullScreen />
      </div>
      {!data && <h1 className="visuallyHidden">{t('kiosk')}</h1>}
      {error && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && (
        <>
          <Head kiosk={data} />
          <div className={classes.main}>
            <Code kiosk={data} />
            <Came kiosk={data} />
          </div>
        </>
      )}
    </main>
  )
}

function FullScreen() {
  const t = useText('classes')
  const { toggle } = useFullscreenDocument()
  return (
    <Tooltip label={t('kiosk.fullScreen')}>
      <ActionIcon variant="subtle" size={44} aria-label={t('kiosk.fullScreen')} onClick={() => void toggle()}>
        <IconMaximize size={22} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}

/** Keeps the tablet from going dark where the browser can. */
function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      // refused while the battery is low: the screen then goes dark as usual
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isGone) void lock?.release()
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}

function Head({ kiosk }: { kiosk: Kiosk }) {
  const format = useCalendarFormat()
  const facts = [format.times(kiosk.start, kiosk.end, kiosk.time_zone), kiosk.room, kiosk.trainer]
  return (
    <header className={classes.head}>
      <h1>
        <Typed>{kiosk.name}</Typed>
      </h1>
      <p>
        {facts
          .filter((fact) => fact !== null)
          .map((fact, nth) => (
            <span key={fact}>
              {nth > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
      </p>
    </header>
  )
}

function Code({ kiosk }: { kiosk: Kiosk }) {
  const t = useText('classes')
  const format = useCalendarFormat()
  const { pin, code, state, seconds_left } = kiosk
  if (pin === null || code === null)
    return (
      <section className={classes.code}>
        <p className={classes.closed}>
          {state === 'early' && t('kiosk.early', { when: format.time(kiosk.opens_at, kiosk.time_zone) })}
          {(state === 'over' || state === 'locked') && t('kiosk.over')}
          {state === 'none' && t('kiosk.none')}
        </p>
      </section>
    )
  const address = `${location.origin}/my/check-in?code=${encodeURIComponent(code)}`
  return (
    <section className={classes.code}>
      <h2>{t('kiosk.title')}</h2>
      <QrCode text={address} label={t('kiosk.qr')} />
      <p className={classes.pin}>
        <span className="visuallyHidden">{t('kiosk.pin')} </span>
        <bdi dir="ltr" data-pin>
          {pin.slice(0, 3)} {pin.slice(3)}
        </bdi>
      </p>
      <TimeLeft key={pin} seconds={seconds_left} />
      <p>{t('kiosk.scan')}</p>
      <p className={classes.quiet}>{t('kiosk.changes')}</p>
    </section>
  )
}

/** How long a code is still shown, from when it came. */
function TimeLeft({ seconds }: { seconds: number }) {
  const [duration] = useState(seconds)
  return <span className={classes.time} style={{ animationDuration: `${duration}s` }} aria-hidden />
}

function Came({ kiosk: { came, booked, time_zone } }: { kiosk: Kiosk }) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const count = t('kiosk.came', { came: format.number(came.length), booked: format.number(booked) })
  return (
    <section className={classes.came} aria-labelledby="came">
      <h2 id="came">{count}</h2>
      <span role="status" className="visuallyHidden">
        {count}
      </span>
      {came.length === 0 && <p className={classes.quiet}>{t('kiosk.nobody')}</p>}
      <ul aria-labelledby="came">
        {came.map(({ booking_id, student, attendance, at }) => (
          <li key={booking_id} data-mark={attendance}>
            {attendance === 'late' ? (
              <IconClockExclamation size={24} stroke={1.75} aria-label={schedule('attendance.late')} />
            ) : (
              <IconCheck size={24} stroke={2} aria-label={schedule('attendance.present')} />
            )}
            <Typed>{student ?? schedule('hiddenStudent')}</Typed>
            {at && <time dateTime={at}>{calendar.time(at, time_zone)}</time>}
          </li>
        ))}
      </ul>
    </section>
  )
}
