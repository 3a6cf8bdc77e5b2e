import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Checkbox, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconDotsVertical,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconPlus,
  IconStarFilled,
} from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import type { Step } from './outline.ts'
import { Rename } from './Rename.tsx'
import classes from './Skills.module.css'
import type { Node } from './skills.ts'
import type { Outline } from './useOutline.ts'

interface Props {
  node: Node
  /** As deep as it would come to stand, while it is dragged. */
  shownLevel: number | undefined
  /** Which of how many neighbours it is. */
  position: [number, number]
  hasChildren: boolean
  isFolded: boolean
  /** The Tab key stops here. */
  isStop: boolean
  /** Its details stand in the panel. */
  isOpen: boolean
  isSelected: boolean
  isRenaming: boolean
  mayMove: boolean
  mayAdd: boolean
  maySelect: boolean
  school_id: number | undefined
  fold: (isFolded: boolean) => void
  toggle: () => void
  open: () => void
  step: (step: Step) => void
  add: () => void
  rename: () => void
  inTurn: Outline['inTurn']
  renamed: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A row of the tree. What can be pressed in it can also be done by keys of the row, so the Tab key passes it by. */
export function OutlineRow(props: Props) {
  const { node, position, hasChildren, isFolded, isOpen, isSelected, isRenaming, mayMove, mayAdd, maySelect } = props
  const t = useText('skills')
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: node.id,
    disabled: !mayMove,
  })
  const { name } = node
  return (
    <div
      ref={setNodeRef}
      role="treeitem"
      aria-level={node.level + 1}
      aria-posinset={position[0]}
      aria-setsize={position[1]}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-selected={maySelect ? isSelected : undefined}
      aria-current={isOpen || undefined}
      aria-label={`${node.code} ${name} ${t(`status.${node.status}`)}`}
      tabIndex={props.isStop ? 0 : -1}
      data-skill={node.id}
      data-level={props.shownLevel ?? node.level}
      data-dragging={isDragging || undefined}
      className={classes.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
      {mayMove && (
        <ActionIcon
          ref={setActivatorNodeRef}
          {...listeners}
          className={classes.grip}
          size={28}
          tabIndex={-1}
          aria-label={t('drag', { name })}
        >
          <IconGripVertical size={18} stroke={1.5} />
        </ActionIcon>
      )}
      {hasChildren ? (
        <ActionIcon
          size={28}
          tabIndex={-1}
          aria-label={t(isFolded ? 'unfold' : 'fold', { name })}
          onClick={() => props.fold(!isFolded)}
        >
          <IconChevronDown size={18} stroke={1.5} className={classes.chevron} data-folded={isFolded || undefined} />
        </ActionIcon>
      ) : (
        <span className={classes.gap} />
      )}
      {maySelect && (
        <Checkbox tabIndex={-1} aria-label={t('select', { name })} checked={isSelected} onChange={props.toggle} />
      )}
      {isRenaming ? (
        <Rename node={node} school_id={props.school_id} inTurn={props.inTurn} close={props.renamed} />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the row does the same
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <span className={classes.words} onClick={props.open}>
          <span className={classes.code}>
            <Bdi>{node.code}</Bdi>
          </span>{' '}
          <span className={classes.name}>
            <Typed>{name}</Typed>
            {node.is_critical && (
              <IconStarFilled size={14} className={classes.critical} role="img" aria-label={t('field.is_critical')} />
            )}
          </span>
        </span>
      )}
      {/* for who hears the row */ ' '}
      {node.status !== 'active' && <StatusBadge status={node.status} label={t(`status.${node.status}`)} />}
      {(mayMove || mayAdd) && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon size={32} tabIndex={-1} aria-label={t('menuOf', { name })}>
              <IconDotsVertical size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayAdd && (
              <Menu.Item leftSection={<IconPlus size={18} stroke={1.5} />} onClick={props.add}>
                {t('addBelow')}
              </Menu.Item>
            )}
            {mayMove && (
              <>
                <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={props.rename}>
                  {t('rename')}
                </Menu.Item>
                {steps.map(([step, Sign]) => (
                  <Menu.Item
                    key={step}
                    leftSection={
                      <Sign size={18} stroke={1.5} className={step === 'in' || step === 'out' ? 'mirror' : undefined} />
                    }
                    onClick={() => props.step(step)}
                  >
                    {t(`step.${step}`)}
                  </Menu.Item>
                ))}
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

const steps = [
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['in', IconIndentIncrease],
  ['out', IconIndentDecrease],
] as const
