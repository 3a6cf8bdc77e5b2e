import { elementKinds, elementStatuses } from '@dsms/contract/resources/circuits/calls'
import { ActionIcon, NumberInput, Select, TextInput, Tooltip, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './LayoutEditor.module.css'
import type { DraftElement, DraftZone } from './layout.ts'
import { useElementName } from './useElementName.ts'

interface Props {
  nth: number
  element: DraftElement
  zones: DraftZone[]
  isChosen: boolean
  isStill: boolean
  choose: () => void
  onChange: (element: DraftElement) => void
  remove: () => void
  errorAt: (path: string) => ReactNode
}

/** An element in the list beside the plan; its inputs are there while it is chosen. */
export function ElementRow({ nth, element, zones, isChosen, isStill, choose, onChange, remove, errorAt }: Props) {
  const t = useText('circuits')
  const format = useFormat()
  const nameOf = useElementName()
  const set = (change: Partial<DraftElement>) => onChange({ ...element, ...change })
  const hasError = ['kind', 'name', 'capacity', 'zone'].some((path) => errorAt(path))
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <div className={classes.head}>
        <UnstyledButton className={classes.name} aria-expanded={isChosen || hasError} onClick={choose}>
          {nameOf(element, nth)}
          <span className={classes.about}>
            {element.status === 'maintenance' ? t('elementStatus.maintenance') : zones[element.zone ?? -1]?.name}
            {/* who only looks opens no inputs */}
            {isStill && ` · ${t('element.capacity')}: ${format.number(Number(element.capacity))}`}
          </span>
        </UnstyledButton>
        {!isStill && (
          <Tooltip label={t('removeElement', { name: nameOf(element, nth) })}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('removeElement', { name: nameOf(element, nth) })}
              onClick={remove}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {(isChosen || hasError) && (
        <div className={classes.fields}>
          <Select
            label={t('element.kind')}
            required
            allowDeselect={false}
            data={elementKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={element.kind}
            onChange={(kind) => kind && set({ kind })}
            error={errorAt('kind')}
          />
          <TextInput
            label={t('element.name')}
            dir="auto"
            maxLength={60}
            value={element.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
            error={errorAt('name')}
          />
          <NumberInput
            label={t('element.capacity')}
            required
            allowDecimal={false}
            min={1}
            max={500}
            value={element.capacity}
            onChange={(capacity) => set({ capacity: typeof capacity === 'number' ? capacity : '' })}
            error={errorAt('capacity')}
            data-path={`layout.elements.${nth}.capacity`}
          />
          <Select
            label={t('element.zone')}
            clearable
            data={zones.map(({ name }, place) => ({
              value: String(place),
              label: name || t('zoneNo', { nth: place + 1 }),
            }))}
            value={element.zone === null ? null : String(element.zone)}
            onChange={(zone) => set({ zone: zone === null ? null : Number(zone) })}
            error={errorAt('zone')}
          />
          <Select
            label={t('element.status')}
            allowDeselect={false}
            data={elementStatuses.map((value) => ({ value, label: t(`elementStatus.${value}`) }))}
            value={element.status}
            onChange={(status) => status && set({ status })}
          />
        </div>
      )}
    </li>
  )
}
