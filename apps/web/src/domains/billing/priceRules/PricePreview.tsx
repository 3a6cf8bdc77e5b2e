import { previewLessonPrice } from '@dsms/contract/billing/priceRules/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { lessonTypes } from '@dsms/contract/schedule/lessonTypes/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { Drawer, NumberInput, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceDay } from '../../../kernel/browser/deviceDay.ts'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { usualBranch } from '../../../kernel/session/branch.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Facts } from '../../../kit/person/Facts.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { rules } from './priceRules.ts'

interface Lesson {
  type: string | null
  branch: string | null
  trainer: string | null
  day: string | null
  time: string
  /** Empty for the usual ones of the type. */
  minutes: number | ''
}

const first = (): Lesson => ({ type: null, branch: null, trainer: null, day: deviceDay(), time: '17:00', minutes: '' })

/** Tries what a lesson would cost, and says which rule decides it. */
export function PricePreview({ close }: { close: () => void }) {
  const t = useText('priceRules')
  const may = useMay()
  const { school_id } = useSchool('school')
  const [lesson, setLesson] = useState(first)
  const set = (change: Partial<Lesson>) => setLesson((now) => ({ ...now, ...change }))
  const places = useRecordChoices(branches, school_id, { status: 'active' })
  const usual = usualBranch(places.map(({ value }) => Number(value)))
  const branch = lesson.branch ?? (usual === undefined ? null : String(usual))
  return (
    <Drawer opened onClose={close} position="right" title={t('preview')}>
      <Stack gap="sm">
        <RecordSelect
          area={lessonTypes}
          school_id={school_id}
          isOffered={({ status }) => status === 'active'}
          label={t('field.lesson_type')}
          required
          allowDeselect={false}
          data-autofocus
          openOnFocus={false}
          value={lesson.type}
          onChange={(type) => set({ type })}
        />
        {places.length > 1 && (
          <Select
            {...longList}
            label={t('field.branch')}
            allowDeselect={false}
            data={places}
            value={branch}
            onChange={(next) => set({ branch: next })}
          />
        )}
        {may(trainers.calls.list) && (
          <RecordSelect
            area={trainers}
            school_id={school_id}
            isOffered={({ status }) => status !== 'left'}
            label={t('field.trainer')}
            placeholder={t('noTrainer')}
            clearable
            value={lesson.trainer}
            onChange={(trainer) => set({ trainer })}
          />
        )}
        <DateField label={t('day')} required value={lesson.day} onChange={(day) => set({ day })} />
        <TimeField label={t('time')} required from="08:00" value={lesson.time} onChange={(time) => set({ time })} />
        <NumberInput
          label={t('length')}
          description={t('help.length')}
          allowDecimal={false}
          min={1}
          max={720}
          clampBehavior="strict"
          value={lesson.minutes}
          onChange={(minutes) => set({ minutes: minutes === '' ? '' : Number(minutes) })}
        />
        <Result lesson={{ ...lesson, branch }} />
      </Stack>
    </Drawer>
  )
}

/** The price of the lesson, once its type and its day are known. */
function Result({ lesson: { type, branch, trainer, day, time, minutes } }: { lesson: Lesson }) {
  const t = useText('priceRules')
  const { school_id } = useSchool('school')
  const query = {
    lesson_type_id: Number(type),
    branch_id: branch ? Number(branch) : undefined,
    trainer_id: trainer ? Number(trainer) : undefined,
    day: day ?? '',
    time,
    minutes: minutes || undefined,
    school_id,
  }
  const isAsked = type !== null && day !== null
  const { data, error, refetch } = useQuery({
    enabled: isAsked,
    queryKey: [...areaKey(rules, school_id), 'preview', query],
    queryFn: ({ signal }) => call(previewLessonPrice, { query }, signal),
  })
  return (
    <section className="card" aria-label={t('result')} aria-live="polite">
      {!isAsked && (
        <Text size="sm" c="dimmed">
          {t('help.preview')}
        </Text>
      )}
      {isAsked && error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {isAsked && !error && (data ? <Price found={data} /> : <ListSkeleton rows={2} />)}
    </section>
  )
}

function Price({
  found: { price_minor, usual_minor, currency, minutes, rule },
}: {
  found: Answer<typeof previewLessonPrice>
}) {
  const t = useText('priceRules')
  const format = useFormat()
  const { search } = useSchool('school')
  if (price_minor === null) return <Text size="sm">{t('noPrice')}</Text>
  const usual = usual_minor === null ? t('none') : <bdi>{format.money(usual_minor, currency)}</bdi>
  const decider = rule ? (
    <LinkAnchor to={`${rules.link}/${rule.id}`} search={search}>
      <Typed>{rule.name}</Typed>
    </LinkAnchor>
  ) : (
    t('byType')
  )
  return (
    <Stack gap="sm">
      <Text size="xl" fw={600}>
        <bdi>{t('priceFor', { price: format.money(price_minor, currency), minutes })}</bdi>
      </Text>
      <Facts
        facts={[
          [t('field.usual_minor'), usual],
          [t('decidedBy'), decider],
        ]}
      />
    </Stack>
  )
}
