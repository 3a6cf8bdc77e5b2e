import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import { showUndo } from '../../ui/toasts/toasts.tsx'
import classes from './Repeater.module.css'

interface Props<L> {
  /** What the lines are, such as "What is billed". */
  label: string
  lines: readonly L[]
  onChange: (lines: L[]) => void
  /** A new line. */
  empty: () => L
  /** What tells lines apart while they move. */
  keyOf: (line: L) => string
  /** A line in words, for screen readers and when it is removed. */
  nameOf: (line: L, place: number) => string
  addLabel: string
  /** So many lines at most. */
  most: number
  /** The inputs of a line. */
  children: (line: L, change: (part: Partial<L>) => void, place: number) => ReactNode
  /** Below the lines: their total. */
  foot?: ReactNode
  isReadOnly?: boolean
}

/** Lines of one kind that are added, removed and put into another order, by buttons or Alt with an arrow key. */
export function Repeater<L>(props: Props<L>) {
  const { label, lines, onChange, empty, keyOf, nameOf, addLabel, most, children, foot, isReadOnly = false } = props
  const t = useText('form')
  const common = useText('common')
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [news, tell] = useState('')
  // what is undone later goes back among the lines of then
  const now = useRef(lines)
  now.current = lines

  const inLine = (place: number, what: string) => {
    const line = list.current?.children[place]
    return line?.querySelector<HTMLElement>(what)
  }
  const put = (next: L[]) => {
    now.current = next
    onChange(next)
  }
  const append = () => {
    put([...lines, empty()])
    setTimeout(() => inLine(lines.length, 'input')?.focus())
  }
  const move = (place: number, to: number) => {
    const line = lines[place]
    if (line === undefined || to < 0 || to >= lines.length) return
    const held = document.activeElement
    put(lines.toSpliced(place, 1).toSpliced(to, 0, line))
    tell(t('repeater.moved', { name: nameOf(line, place), place: to + 1, total: lines.length }))
    // the focus goes with the line; at the end of the way its button is out of use
    setTimeout(() => {
      if (held instanceof HTMLElement && held.isConnected) held.focus()
      if (document.activeElement === document.body) inLine(to, 'button:not(:disabled)')?.focus()
    })
  }
  const remove = (place: number) => {
    const line = lines[place]
    if (line === undefined) return
    const name = nameOf(line, place)
    put(lines.toSpliced(place, 1))
    tell(t('repeater.removed', { name }))
    showUndo(t('repeater.removed', { name }), common('undo'), () => put(now.current.toSpliced(place, 0, line)))
    setTimeout(() => (inLine(Math.min(place, lines.length - 2), '[data-remove]') ?? add.current)?.focus())
  }
  const press = (event: KeyboardEvent, place: number) => {
    if (isReadOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(place, place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <fieldset className={classes.repeater}>
      <legend className={classes.legend}>{label}</legend>
      <ol ref={list} className={classes.lines}>
        {lines.map((line, place) => {
          const name = nameOf(line, place)
          const tool = (text: string, Icon: typeof IconTrash, run: () => void, isOff = false, isRemove?: true) => (
            <Tooltip label={text}>
              <ActionIcon
                aria-label={text}
                size={36}
                disabled={isOff}
                {...(isRemove ? { 'data-remove': true } : {})}
                onClick={run}
              >
                <Icon size={18} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          )
          return (
            <li key={keyOf(line)} className={classes.line} onKeyDown={(event) => press(event, place)}>
              <div className={classes.inputs}>
                {children(line, (part) => put(lines.map((one) => (one === line ? { ...one, ...part } : one))), place)}
              </div>
              {!isReadOnly && (
                <div className={classes.tools}>
                  {tool(t('repeater.up', { name }), IconArrowUp, () => move(place, place - 1), place === 0)}
                  {tool(
                    t('repeater.down', { name }),
                    IconArrowDown,
                    () => move(place, place + 1),
                    place === lines.length - 1,
                  )}
                  {tool(t('repeater.remove', { name }), IconTrash, () => remove(place), false, true)}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {lines.length === 0 && <p className={classes.none}>{t('repeater.none')}</p>}
      <div className={classes.foot}>
        {!isReadOnly && (
          <Button
            ref={add}
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={lines.length >= most}
            onClick={append}
          >
            {lines.length >= most ? t('repeater.full', { most }) : addLabel}
          </Button>
        )}
        {foot}
      </div>
      <span role="status" className="visuallyHidden">
        {news}
      </span>
    </fieldset>
  )
}
