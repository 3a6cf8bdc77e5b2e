import { IconTool } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { elementIcons } from './elementIcons.ts'
import { type DraftElement, movedByKey, movedTo } from './layout.ts'
import classes from './PlanCanvas.module.css'
import { useElementName } from './useElementName.ts'

interface Props {
  elements: DraftElement[]
  /** Address of the picture below; empty for none. */
  image: string
  /** Which element somebody works on. */
  chosen: number | undefined
  choose: (nth: number) => void
  move: (nth: number, element: DraftElement) => void
  isStill: boolean
}

/** The plan of a circuit with its elements, which are moved by drag or, once focused, by the arrow keys. */
export function PlanCanvas({ elements, image, chosen, choose, move, isStill }: Props) {
  const t = useText('circuits')
  const format = useFormat()
  const nameOf = useElementName()
  const help = useId()
  const plan = useRef<HTMLElement>(null)
  const [dragged, setDragged] = useState<number>()

  const drag = (event: PointerEvent<HTMLElement>, nth: number, element: DraftElement) => {
    const box = plan.current?.getBoundingClientRect()
    if (dragged !== nth || !box) return
    move(
      nth,
      movedTo(element, ((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100),
    )
  }
  const press = (event: KeyboardEvent, nth: number, element: DraftElement) => {
    const moved = isStill ? undefined : movedByKey(element, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    move(nth, moved)
  }
  return (
    <div className={classes.frame}>
      {/* a drawing of the ground: its left is left in every language */}
      <section ref={plan} dir="ltr" aria-label={t('plan')} className={classes.plan} data-plain={!image || undefined}>
        {image && <img src={image} alt="" className={classes.picture} draggable={false} />}
        {elements.map((element, nth) => {
          const Sign = elementIcons[element.kind]
          const position = t('position', {
            x: format.number(Math.round(element.x)),
            y: format.number(Math.round(element.y)),
          })
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: new elements have no key, and the order is theirs
              key={nth}
              type="button"
              className={classes.element}
              style={{ insetInlineStart: `${element.x}%`, insetBlockStart: `${element.y}%` }}
              data-chosen={chosen === nth || undefined}
              data-dragged={dragged === nth || undefined}
              data-out={element.status === 'maintenance' || undefined}
              aria-label={`${nameOf(element, nth)}: ${position}`}
              aria-describedby={isStill ? undefined : help}
              aria-pressed={chosen === nth}
              onClick={() => choose(nth)}
              onFocus={() => choose(nth)}
              onKeyDown={(event) => press(event, nth, element)}
              onPointerDown={(event) => {
                if (isStill) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(nth)
              }}
              onPointerMove={(event) => drag(event, nth, element)}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <Sign size={18} stroke={1.5} aria-hidden />
              <span className={classes.number} aria-hidden>
                {format.number(nth + 1)}
              </span>
              {element.status === 'maintenance' && (
                <IconTool size={12} stroke={2} className={classes.out} aria-hidden />
              )}
            </button>
          )
        })}
      </section>
      {!isStill && (
        <p id={help} className={classes.help}>
          {t('planHelp')}
        </p>
      )}
    </div>
  )
}
