import type { VehicleHappening } from '@dsms/contract/resources/vehicles/entries'
import { Button, Text, Timeline } from '@mantine/core'
import {
  IconAlertOctagon,
  IconClipboardCheck,
  IconFile,
  IconGauge,
  IconLock,
  IconPlus,
  IconShieldCheck,
  IconToggleRight,
  IconTool,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText, wordOf } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { useVehicleWords } from '../useVehicleWords.tsx'
import { Section } from './Entries.tsx'
import { useTimeline, type Which } from './useVehicle.ts'

type Kind = VehicleHappening['kind']
type Words = ReturnType<typeof useTimelineWords>

/** What a vehicle's own words do not say: those of the records that are about it. */
function useTimelineWords() {
  // fetched for `wordOf`, since the happenings name statuses of those records
  useText('maintenance')
  useText('defects')
  return { ...useVehicleWords(), fleet: useText('checks') }
}

type Data = VehicleHappening['data']

interface Shown {
  sign: typeof IconFile
  /** What happened, in a line. */
  title: (data: Data, words: Words) => string
  /** What people wrote about it. */
  note?: (data: Data, words: Words) => ReactNode
}

const reason = ({ reason: why }: Data) => why && <Typed>{why}</Typed>

/** How each kind is shown: the one place to add another. */
const kinds: Record<Kind, Shown> = {
  created: { sign: IconPlus, title: (_, { t }) => t('timeline.created') },
  status: {
    sign: IconToggleRight,
    title: ({ from, to }, { t }) =>
      t('timeline.status', {
        from: wordOf('vehicles', `status.${from}`),
        to: wordOf('vehicles', `status.${to}`),
      }),
    note: reason,
  },
  hold: {
    sign: IconLock,
    title: ({ to }, { t }) =>
      t('timeline.hold', { hold: to ? wordOf('vehicles', `compliance.${to}`) : t('hold.free') }),
    note: reason,
  },
  insurance: {
    sign: IconShieldCheck,
    title: ({ expires_on }, { t, format }) => t('timeline.insurance', { day: format.date(String(expires_on)) }),
    note: ({ insurer }) => insurer && <Typed>{insurer}</Typed>,
  },
  document: {
    sign: IconFile,
    title: ({ kind }, { t }) => t('timeline.document', { kind: wordOf('vehicles', `kind.${kind}`) }),
    note: ({ number }) => number && <Typed>{number}</Typed>,
  },
  odometer: {
    sign: IconGauge,
    title: ({ km }, { t, format }) => t('timeline.odometer', { km: format.number(Number(km)) }),
    note: reason,
  },
  order: {
    sign: IconTool,
    title: ({ title, to }, { fleet }) =>
      fleet('timeline.order', { title, status: wordOf('maintenance', `status.${to}`) }),
    note: reason,
  },
  defect: {
    sign: IconAlertOctagon,
    title: ({ title, to }, { fleet }) => fleet('timeline.defect', { title, status: wordOf('defects', `status.${to}`) }),
    note: reason,
  },
  check: {
    sign: IconClipboardCheck,
    title: ({ km, fit }, { fleet, format }) =>
      fleet('timeline.check', { km: format.number(Number(km)), result: fleet(fit ? 'check.fit' : 'check.unfit') }),
    note: ({ failed }, { format }) =>
      failed &&
      format.list(
        String(failed)
          .split(' ')
          .map((item) => wordOf('checks', `item.${item}`) ?? item),
      ),
  },
}

/** What happened to the vehicle, newest first. */
export function VehicleTimeline({ which }: { which: Which }) {
  const words = useTimelineWords()
  const { t, format } = words
  const [perPage, setPerPage] = useState(25)
  return (
    <Section query={useTimeline(which, perPage)}>
      {({ rows, total }) => (
        <>
          <Timeline bulletSize={28} lineWidth={2} active={rows.length}>
            {rows.map((row) => {
              const { sign: Sign, title, note } = kinds[row.kind]
              const { data } = row
              return (
                <Timeline.Item
                  key={`${row.at}${row.kind}${JSON.stringify(row.data)}`}
                  bullet={<Sign size={16} stroke={1.5} />}
                  title={title(data, words)}
                >
                  {note && <Text size="sm">{note(data, words)}</Text>}
                  <Text size="sm" c="dimmed">
                    {row.by ? <Typed>{row.by}</Typed> : <Bdi>{t('system')}</Bdi>} · <Bdi>{format.dateTime(row.at)}</Bdi>
                  </Text>
                </Timeline.Item>
              )
            })}
          </Timeline>
          {total > rows.length && perPage < 100 && (
            <Button variant="default" onClick={() => setPerPage(100)}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
