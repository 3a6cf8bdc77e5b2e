import { acceptOffer, declineOffer, type MyOffer } from '@dsms/contract/schedule/waiting/own'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import classes from './Waiting.module.css'

/** Hours that a student is offered, to take or to leave, and those that others were faster with. */
export function OfferCards({ offers, zone }: { offers: MyOffer[]; zone: string }) {
  return offers.map((offer) => <OfferCard key={offer.id} offer={offer} zone={zone} />)
}

function OfferCard({ offer, zone }: { offer: MyOffer; zone: string }) {
  const t = useText('waiting')
  const calendar = useCalendarFormat()
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const [busy, setBusy] = useState<'accept' | 'decline'>()
  const { day } = clockAt(minuteOf(offer.start), zone)
  const until = clockAt(minuteOf(offer.expires_at), zone)
  const isOpen = offer.status === 'sent'
  const id = `offer-${offer.id}`
  const run = async (what: 'accept' | 'decline') => {
    setBusy(what)
    try {
      await call(what === 'accept' ? acceptOffer : declineOffer, { params: { id: offer.id } })
      showDone(t(what === 'accept' ? 'mine.accepted' : 'mine.declined'))
    } catch (error) {
      showFailure(errorText(error))
    }
    await changed()
    setBusy(undefined)
  }
  return (
    <section className={`card ${classes.card}`} data-open={isOpen || undefined} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t(isOpen ? 'mine.offer' : 'mine.lost')}
      </h2>
      <p className={classes.when}>
        <strong>{calendar.fullDay(day)}</strong>
        <span>{calendar.times(offer.start, offer.end, zone)}</span>
      </p>
      <span className={classes.facets}>
        <Typed>{offer.type}</Typed>
        {offer.trainer && <Typed>{offer.trainer}</Typed>}
        <Typed>{offer.branch}</Typed>
      </span>
      {isOpen ? (
        <>
          <p className={classes.until}>
            {t('mine.until', { day: calendar.shortDay(until.day), time: calendar.time(offer.expires_at, zone) })}
          </p>
          <Group gap="xs">
            <Button
              size="md"
              loading={busy === 'accept'}
              disabled={busy === 'decline'}
              onClick={() => void run('accept')}
            >
              {t('mine.accept')}
            </Button>
            <Button
              size="md"
              variant="default"
              loading={busy === 'decline'}
              disabled={busy === 'accept'}
              onClick={() => void run('decline')}
            >
              {t('mine.decline')}
            </Button>
          </Group>
        </>
      ) : (
        <p className={classes.until}>{t('mine.keepPlace')}</p>
      )}
    </section>
  )
}
