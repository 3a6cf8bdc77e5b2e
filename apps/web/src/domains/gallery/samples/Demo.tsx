import type { Sample as SampleLine } from '@dsms/contract/gallery/samples'
import { ActionIcon, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLayoutGrid } from '@tabler/icons-react'
import { type ComponentType, useId } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Looks } from './Looks.tsx'
import classes from './Samples.module.css'

interface Props {
  line: SampleLine
  name: string
  title: string
  values: Record<string, unknown>
  part: ComponentType<Record<string, unknown>>
}

/** One thing about a part: live, and by a switch in both directions and both skins at once. */
export function Demo({ line, name, title, values, part: Part }: Props) {
  const t = useText('samples')
  const id = useId()
  const [isCompared, compare] = useDisclosure(false)
  const label = isCompared ? t('looks.hide', { title }) : t('looks.show', { title })
  return (
    <section className="card" aria-labelledby={id} data-demo={name}>
      <div className={classes.demoHead}>
        <h2 id={id} className={classes.demoTitle}>
          {title}
        </h2>
        <Tooltip label={label}>
          <ActionIcon data-compare aria-label={label} aria-pressed={isCompared} onClick={compare.toggle}>
            <IconLayoutGrid size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.stage}>
        <Part {...values} />
      </div>
      {isCompared && <Looks line={line} name={name} title={title} values={values} />}
    </section>
  )
}
