import { closestCenter, DndContext, type DragMoveEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'
import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { InlineAdd } from './InlineAdd.tsx'
import { OutlineRow } from './OutlineRow.tsx'
import { childrenOf, dropped, type Step, withBelow } from './outline.ts'
import classes from './Skills.module.css'
import type { Node } from './skills.ts'
import type { Outline } from './useOutline.ts'

interface Props {
  outline: Outline
  school_id: number | undefined
  /** What may be done at all; a search is only looked at. */
  mayEdit: boolean
  mayAdd: boolean
  maySelect: boolean
  selected: ReadonlySet<number>
  toggle: (id: number) => void
  openId: number | undefined
  open: (id: number) => void
}

/** As far as a row is dragged inwards to stand a level deeper. */
const indent = 28
const byPointer = { activationConstraint: { distance: 4 } }

/** The tree: walked by arrows, changed by keys, dragged by its handles. One stop for the Tab key. */
export function OutlineTree(props: Props) {
  const { outline, school_id, mayAdd, maySelect, selected, toggle, openId, open } = props
  const { rows, nodes, folded, isSearched } = outline
  const t = useText('skills')
  const { dir } = useLanguage()
  const forward = dir === 'rtl' ? -1 : 1
  const mayMove = props.mayEdit && !isSearched
  const [at, setAt] = useState<number>()
  const [dragged, setDragged] = useState<number>()
  const [draggedTo, setDraggedTo] = useState<number>()
  const [adding, setAdding] = useState<number>()
  const [renaming, setRenaming] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const sensors = useSensors(useSensor(PointerSensor, byPointer))
  const stop = rows.some(({ id }) => id === at) ? at : rows[0]?.id

  const toFocus = useRef(0)
  /** A row that was moved is focused once it stands at its new place. */
  const focus = (id: number | undefined) => {
    if (id === undefined) return
    setAt(id)
    cancelAnimationFrame(toFocus.current)
    toFocus.current = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-skill="${id}"]`)?.focus(),
    )
  }
  /** The input that opens keeps the focus, even when a row was to have it a moment before. */
  const write = (show: (id: number) => void, id: number) => {
    cancelAnimationFrame(toFocus.current)
    show(id)
  }
  const step = (id: number, way: Step) => {
    outline.step(id, way)
    focus(id)
  }

  const onKeyDown = (event: KeyboardEvent, node: Node, place: number) => {
    // keys of what stands inside the row are its own
    if (event.target !== event.currentTarget) return
    const { id } = node
    const inwards = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const outwards = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const hasChildren = childrenOf(nodes, id).length > 0
    const isFolded = folded.includes(id)
    const moves: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', [inwards]: 'in', [outwards]: 'out' }
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(rows[place + 1]?.id),
      ArrowUp: () => focus(rows[place - 1]?.id),
      Home: () => focus(rows[0]?.id),
      End: () => focus(rows.at(-1)?.id),
      [inwards]: () => (hasChildren && isFolded ? outline.setFold(id, false) : focus(childrenOf(nodes, id)[0]?.id)),
      [outwards]: () => (hasChildren && !isFolded ? outline.setFold(id, true) : focus(node.parent_id ?? undefined)),
      Enter: () => open(id),
      ' ': () => maySelect && toggle(id),
      F2: () => mayMove && write(setRenaming, id),
      Insert: () => mayAdd && node.level < 2 && write(setAdding, id),
    }
    const way = event.altKey ? moves[event.key] : undefined
    if (way && mayMove) step(id, way)
    else if (!event.altKey && !event.ctrlKey && !event.metaKey && keys[event.key]) keys[event.key]?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  // what stands below a dragged row goes with it unseen
  const below = dragged === undefined ? [] : withBelow(nodes, dragged).slice(1)
  const shown = rows.filter(({ id }) => !below.includes(id))
  const spotAt = ({ active, over, delta }: DragMoveEvent) =>
    over
      ? dropped(nodes, shown, Number(active.id), Number(over.id), Math.round((delta.x * forward) / indent))
      : undefined
  const endDrag = () => {
    setDragged(undefined)
    setDraggedTo(undefined)
  }
  const drop = (event: DragMoveEvent) => {
    endDrag()
    const spot = spotAt(event)
    if (spot) outline.move(Number(event.active.id), spot)
  }
  /** The row is set in as deep as it would stand if it were let go now. */
  const preview = (event: DragMoveEvent) => {
    const spot = spotAt(event)
    setDraggedTo(spot && (nodes.find(({ id }) => id === spot.parent_id)?.level ?? -1) + 1)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={noDragWords}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragMove={preview}
      onDragCancel={endDrag}
      onDragEnd={drop}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <div ref={box} role="tree" aria-label={t('title')} aria-multiselectable={maySelect} className={classes.tree}>
          {shown.map((node, place) => {
            const neighbours = childrenOf(nodes, node.parent_id)
            return (
              <Fragment key={node.id}>
                <OutlineRow
                  node={node}
                  shownLevel={node.id === dragged ? draggedTo : undefined}
                  position={[neighbours.findIndex(({ id }) => id === node.id) + 1, neighbours.length]}
                  hasChildren={childrenOf(nodes, node.id).length > 0}
                  isFolded={!isSearched && folded.includes(node.id)}
                  isStop={node.id === stop}
                  isOpen={node.id === openId}
                  isSelected={selected.has(node.id)}
                  isRenaming={renaming === node.id}
                  mayMove={mayMove}
                  mayAdd={mayAdd && !isSearched && node.level < 2}
                  maySelect={maySelect}
                  school_id={school_id}
                  fold={(isFolded) => outline.setFold(node.id, isFolded)}
                  toggle={() => toggle(node.id)}
                  open={() => open(node.id)}
                  step={(way) => step(node.id, way)}
                  add={() => {
                    outline.setFold(node.id, false)
                    write(setAdding, node.id)
                  }}
                  rename={() => write(setRenaming, node.id)}
                  inTurn={outline.inTurn}
                  renamed={() => {
                    setRenaming(undefined)
                    focus(node.id)
                  }}
                  onFocus={() => setAt(node.id)}
                  onKeyDown={(event) => onKeyDown(event, node, place)}
                />
                {adding === node.id && (
                  <div role="treeitem" aria-level={node.level + 2} aria-label={t('addBelow')} tabIndex={-1}>
                    <InlineAdd
                      parent={node}
                      nodes={nodes}
                      school_id={school_id}
                      close={() => {
                        setAdding(undefined)
                        focus(node.id)
                      }}
                    />
                  </div>
                )}
              </Fragment>
            )
          })}
        </div>
      </SortableContext>
      <VisuallyHidden role="status" aria-live="assertive">
        {outline.said}
      </VisuallyHidden>
    </DndContext>
  )
}

/** Only a pointer drags; keys move by themselves and say it themselves. */
const noDragWords = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}
