import type { HitKind, SearchHit } from '@dsms/contract/kit/hits'
import { Suspense } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText, useWordOf } from '../../../kernel/i18n/index.ts'
import type { Feature } from '../../../kernel/i18n/words.ts'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import classes from './SearchBox.module.css'
import type { Hit } from './useHits.ts'

const people: readonly HitKind[] = ['student', 'guardian', 'lead', 'trainer', 'staff']

interface RowProps {
  hit: Hit
  zone: string | undefined
  isActive: boolean
  onHover: () => void
  onOpen: () => void
}

/** One hit: who or what it is, and what tells it from another of the same name. */
export function HitRow({ hit, zone, isActive, onHover, onOpen }: RowProps) {
  const { icon: HitIcon, record } = hit
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles Enter
    <div
      id={`hit-${hit.id}`}
      role="option"
      aria-selected={isActive}
      className={classes.hit}
      onMouseMove={onHover}
      onClick={onOpen}
    >
      {record && people.includes(record.kind) ? (
        <PersonAvatar name={hit.title} src={record.photo} size={32} />
      ) : (
        <HitIcon size={20} stroke={1.5} aria-hidden />
      )}
      <span className={classes.text}>
        <span className={classes.title}>
          <bdi>{hit.title}</bdi>
        </span>
        {record && <Facts record={record} zone={zone} />}
      </span>
      {hit.detail && (
        <span className={classes.detail}>
          <bdi>{hit.detail}</bdi>
        </span>
      )}
      {record?.status && (
        <Suspense fallback={null}>
          <Status kind={record.kind} status={record.status} />
        </Suspense>
      )}
    </div>
  )
}

function Facts({ record, zone }: { record: SearchHit; zone: string | undefined }) {
  const t = useText('shell')
  const format = useFormat()
  const when = record.lesson_at && format.dateTime(record.lesson_at, zone)
  const facts = [
    record.number && <bdi key="number">{record.number}</bdi>,
    record.phone && <Phone key="phone" number={record.phone} />,
    record.detail && <bdi key="detail">{record.detail}</bdi>,
    when && <bdi key="when">{record.kind === 'lesson' ? when : t('search.nextLesson', { when })}</bdi>,
  ].filter(Boolean)
  if (facts.length === 0) return null
  return <span className={classes.facts}>{facts}</span>
}

/** Where the words of each kind's statuses are. */
const featureOf: Partial<Record<HitKind, Feature>> = {
  student: 'students',
  guardian: 'guardians',
  lead: 'leads',
  trainer: 'trainers',
  vehicle: 'vehicles',
  lesson: 'schedule',
}

function Status({ kind, status }: { kind: HitKind; status: string }) {
  const feature = featureOf[kind]
  return feature ? <StatusOf feature={feature} status={status} /> : null
}

function StatusOf({ feature, status }: { feature: Feature; status: string }) {
  const wordOf = useWordOf(feature)
  return <span className={classes.detail}>{wordOf(`status.${status}`)}</span>
}
