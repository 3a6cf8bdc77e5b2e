import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { Button, Menu, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './RequirementBuilder.module.css'
import { RequirementRow } from './RequirementRow.tsx'
import { type EditedRow, emptyRow } from './rows.ts'

interface Props {
  rows: EditedRow[]
  onChange: (rows: EditedRow[]) => void
  /** Sentences by `0.min_minutes`. */
  errors?: Record<string, string>
}

const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates }
const byPointer = { activationConstraint: { distance: 4 } }
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** What a training takes, row by row; put in order by pointer, finger or arrow keys. */
export function RequirementBuilder({ rows, onChange, errors = {} }: Props) {
  const t = useText('licences')
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  const words = (id: UniqueIdentifier, over: UniqueIdentifier = id) => ({
    title: t(`stage.${rows.find(({ key }) => key === id)?.stage ?? 'road'}`),
    place: rows.findIndex(({ key }) => key === over) + 1,
    total: rows.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('drag.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('drag.end', words(active.id, over.id)) : undefined),
    onDragCancel: ({ active }) => t('drag.cancel', words(active.id)),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: UniqueIdentifier | undefined) => rows.findIndex(({ key }) => key === id)
    const [from, to] = [placeOf(active.id), placeOf(over?.id)]
    if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove(rows, from, to))
  }
  return (
    <div className={classes.builder}>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('requirements.none')}
        </Text>
      )}
      <DndContext
        sensors={sensors}
        modifiers={upAndDown}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.help') } }}
        onDragEnd={drop}
      >
        <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className={classes.rows}>
            {rows.map((row, place) => (
              <RequirementRow
                key={row.key}
                row={row}
                place={place}
                errors={errors}
                onChange={(changed) => onChange(rows.map((one) => (one.key === row.key ? changed : one)))}
                onRemove={() => onChange(rows.filter((one) => one.key !== row.key))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Menu>
        <Menu.Target>
          <Button variant="light" leftSection={<IconPlus size={18} stroke={1.5} />} className={classes.add}>
            {t('requirements.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {trainingStages.map((stage) => (
            <Menu.Item key={stage} onClick={() => onChange([...rows, emptyRow(stage)])}>
              {t(`stage.${stage}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
