import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { addressOf } from '../../../../kernel/address/address.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { LazyOtherCars, LazyWhoIsTold } from '../../../schedule/public.ts'
import classes from '../Today.module.css'
import { type Act, type Action, type AskedAct, aboutVehicles, actsOf, looks } from './acts.ts'
import type { Settled } from './deeds.ts'

interface Props {
  action: Action
  /** What the row says of it other than the subject. */
  facts: string | undefined
  today: string
  school: Pick<School, 'school_id' | 'search'>
  done: (act: Act, settled: Settled) => void
}

/** What somebody may do at once about what waits; what cannot be taken back is asked first. */
export function ActButtons({ action, facts, today, school: { school_id, search }, done }: Props) {
  const t = useText('today')
  const errorText = useErrorText()
  const [asking, setAsking] = useState<AskedAct>()
  const [isRunning, setRunning] = useState(false)
  const { kind, subject, record, phone } = action
  const acts = (record && actsOf[kind]) ?? []
  const isOfVehicle = record !== null && aboutVehicles.some((one) => one === kind)
  const [isGiving, setGiving] = useState(false)
  const there = addressOf(action.link)
  const look = looks.find((one) => one === kind)

  if (!phone && !look && acts.length === 0) return null

  const run = async (act: Act, reason = '') => {
    const { settle } = await import('./deeds.ts')
    done(act, await settle(act, action, { school_id, today, reason }))
  }
  const press = async (act: Act) => {
    if (act.asks !== 'nothing') return setAsking(act)
    setRunning(true)
    try {
      await run(act)
    } catch (error) {
      showFailure(errorText(error))
    } finally {
      setRunning(false)
    }
  }
  const name = `\u2068${subject}\u2069`
  const dialog = asking && {
    title: t(asking.title, { subject: name }),
    text: [facts, t(asking.text ?? `text.${asking.name}`)].filter(Boolean).join(' · '),
    action: t(`act.${asking.name}`),
    isDangerous: asking.isDangerous ?? false,
    close: () => setAsking(undefined),
  }
  const told = !record ? null : kind === 'lesson_requested' ? (
    <LazyWhoIsTold deed="change" lessons={[record.id]} school_id={school_id} />
  ) : kind === 'move_requested' ? (
    <LazyWhoIsTold deed="answer" moves={[record.id]} school_id={school_id} />
  ) : null
  return (
    <Group gap="xs" className={classes.acts}>
      {phone && (
        <Button
          {...looksOf(acts.length === 0)}
          component="a"
          href={`tel:${phone}`}
          aria-label={`${t('act.call')}: ${subject}`}
        >
          {t('act.call')}
        </Button>
      )}
      {look && (
        <LinkButton
          {...looksOf(false)}
          to={there.to}
          search={{ ...search, ...there.search }}
          aria-label={`${t(`act.look.${look}`)}: ${subject}`}
        >
          {t(`act.look.${look}`)}
        </LinkButton>
      )}
      {isOfVehicle && (
        <Button {...looksOf(true)} aria-label={`${t('act.cars')}: ${subject}`} onClick={() => setGiving(true)}>
          {t('act.cars')}
        </Button>
      )}
      {isOfVehicle && isGiving && (
        <LazyOtherCars vehicle_id={record.id} school_id={school_id} close={() => setGiving(false)} />
      )}
      {acts.map((act, nth) => (
        <Button
          key={act.name}
          {...looksOf(nth === 0)}
          loading={isRunning}
          aria-label={`${t(`act.${act.name}`)}: ${subject}`}
          onClick={() => void press(act)}
        >
          {t(`act.${act.name}`)}
        </Button>
      ))}
      {dialog && asking.asks === 'confirm' && (
        <ConfirmDialog {...dialog} opened run={() => run(asking)}>
          {told}
        </ConfirmDialog>
      )}
      {dialog && asking.asks !== 'confirm' && (
        <ReasonDialog
          {...dialog}
          reasonLabel={t(asking.asks)}
          isReasonRequired={asking.asks !== 'note'}
          run={(reason) => run(asking, reason)}
        >
          {told}
        </ReasonDialog>
      )}
    </Group>
  )
}

/** The likeliest act of a row is tinted. */
export const looksOf = (isLikeliest: boolean) =>
  ({ size: 'compact-md', fz: 'sm', variant: isLikeliest ? 'light' : 'default' }) as const
