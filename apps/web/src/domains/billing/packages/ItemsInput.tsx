import { creditUnits, pieces } from '@dsms/contract/billing/packages/items'
import { lessonKinds } from '@dsms/contract/schedule/lessonTypes/calls'
import { MultiSelect, NumberInput, Select, Text } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Repeater } from '../../../kit/form/Repeater.tsx'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import type { DraftItem, PackageForm } from './packageForm.ts'
import { useItemWords } from './useItemWords.ts'

const mostItems = 20
const choices = ['lessons', ...pieces] as const

/** The contents of a package: lessons of some kinds, in minutes or one by one, and pieces. */
export function ItemsInput({ form, currency }: { form: PackageForm; currency: string | undefined }) {
  const t = useText('packages')
  const lessons = useText('lessonTypes')
  const { nameOf } = useItemWords()
  const added = useRef(0)
  const { items } = form.values
  const whatOf = (what: DraftItem['what']) => (what === 'lessons' ? t('item.lessons') : t(`piece.${what}`))
  return (
    <>
      <Repeater<DraftItem>
        label={t('item.list')}
        lines={items}
        onChange={(lines) => form.setFieldValue('items', lines)}
        empty={() => ({
          key: `new-${++added.current}`,
          what: 'lessons',
          kinds: ['road'],
          unit: 'minutes',
          qty: '',
          worth: null,
        })}
        keyOf={({ key }) => key}
        nameOf={({ what, kinds }) =>
          what === 'lessons' && kinds.length > 0 ? nameOf({ lesson_kinds: kinds }) : whatOf(what)
        }
        addLabel={t('item.add')}
        most={mostItems}
        isReadOnly={form.isStill}
      >
        {(line, change, place) => {
          const path = `items.${place}`
          const isLessons = line.what === 'lessons'
          return (
            <>
              <Select
                label={t('item.what')}
                required
                allowDeselect={false}
                data={choices.map((value) => ({ value, label: whatOf(value) }))}
                value={line.what}
                onChange={(value) => change({ what: choices.find((one) => one === value) ?? 'lessons' })}
              />
              {isLessons && (
                <MultiSelect
                  label={t('item.kinds')}
                  required
                  data={lessonKinds.map((value) => ({ value, label: lessons(`kind.${value}`) }))}
                  value={line.kinds}
                  onChange={(values) => change({ kinds: lessonKinds.filter((kind) => values.includes(kind)) })}
                  error={form.errors[`${path}.lesson_kinds`]}
                  data-path={`${path}.lesson_kinds`}
                />
              )}
              {isLessons && (
                <Select
                  label={t('item.unit')}
                  allowDeselect={false}
                  data={creditUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
                  value={line.unit}
                  onChange={(value) => change({ unit: creditUnits.find((one) => one === value) ?? 'minutes' })}
                  error={form.errors[`${path}.unit`]}
                  data-path={`${path}.unit`}
                />
              )}
              <NumberInput
                label={isLessons && line.unit === 'minutes' ? t('unit.minutes') : t('item.qty')}
                required
                allowDecimal={false}
                min={1}
                step={isLessons && line.unit === 'minutes' ? 60 : 1}
                value={line.qty}
                onChange={(qty) => change({ qty: qty === '' ? '' : Number(qty) })}
                error={form.errors[`${path}.qty`]}
                data-path={`${path}.qty`}
              />
              <PriceInput
                label={t('item.worth')}
                currency={currency}
                value={line.worth}
                onChange={(worth) => change({ worth })}
                error={form.errors[`${path}.worth_minor`]}
              />
            </>
          )
        }}
      </Repeater>
      {form.errors.items && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="sm">
          {form.errors.items}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {t('help.worth')}
      </Text>
    </>
  )
}
