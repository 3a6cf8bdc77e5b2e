import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { ElementRow } from './ElementRow.tsx'
import classes from './LayoutEditor.module.css'
import { type DraftElement, type DraftLayout, newElement } from './layout.ts'
import { PlanCanvas } from './PlanCanvas.tsx'

interface Props {
  value: DraftLayout
  onChange: (layout: DraftLayout) => void
  /** Errors, by the path below the layout: `elements.0.capacity`. */
  errorAt: (path: string) => ReactNode
  image: string
  isStill: boolean
}

/** Elements of a circuit: where each is on the plan, and what it is. */
export function LayoutEditor({ value, onChange, errorAt, image, isStill }: Props) {
  const t = useText('circuits')
  const [chosen, choose] = useState<number>()
  const { zones, elements } = value
  const set = (nth: number, element: DraftElement) =>
    onChange({ ...value, elements: elements.map((one, place) => (place === nth ? element : one)) })
  return (
    <div className={classes.editor}>
      <PlanCanvas elements={elements} image={image} chosen={chosen} choose={choose} move={set} isStill={isStill} />
      <div className={classes.side}>
        {elements.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('noElements')}
          </Text>
        )}
        <ol className={classes.rows}>
          {elements.map((element, nth) => (
            <ElementRow
              // biome-ignore lint/suspicious/noArrayIndexKey: new elements have no key, and the order is theirs
              key={nth}
              nth={nth}
              element={element}
              zones={zones}
              isChosen={chosen === nth}
              isStill={isStill}
              choose={() => choose(nth)}
              onChange={(changed) => set(nth, changed)}
              remove={() => {
                choose(undefined)
                onChange({ ...value, elements: elements.filter((_, place) => place !== nth) })
              }}
              errorAt={(path) => errorAt(`elements.${nth}.${path}`)}
            />
          ))}
        </ol>
        {!isStill && (
          <Button
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={elements.length >= 60}
            onClick={() => {
              choose(elements.length)
              onChange({ ...value, elements: [...elements, newElement(elements)] })
            }}
          >
            {t('addElement')}
          </Button>
        )}
      </div>
    </div>
  )
}
