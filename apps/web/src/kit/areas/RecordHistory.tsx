import { Collapse, Text, Timeline, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArchive, IconChevronDown, IconPencil, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText, wordOf } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import { Typed } from '../../ui/Bidi.tsx'
import classes from './RecordHistory.module.css'
import type { AnyRecord } from './types.ts'

const signs: Record<string, typeof IconPencil> = { created: IconPlus, archived: IconArchive }

interface Props {
  /** Nothing of a new record. */
  history: AnyRecord['history'] | undefined
  words: Feature
  /** From the beginning, where nothing else stands beside it. */
  isOpen?: boolean
}

/** Who changed what of a record, newest first; closed until somebody wants to know. */
export function RecordHistory({ history, words, isOpen: startsOpen = false }: Props) {
  // fetches them and follows a change of language
  useText(words)
  const areas = useText('areas')
  const format = useFormat()
  const [isOpen, { toggle }] = useDisclosure(startsOpen)
  const panel = useId()
  const fieldName = (field: string) => {
    return wordOf(words, `field.${field}`) ?? areas('field.other')
  }
  if (!history) return null
  return (
    <section className="card">
      <h2 className={classes.title}>
        <UnstyledButton className={classes.toggle} onClick={toggle} aria-expanded={isOpen} aria-controls={panel}>
          {areas('history')}
          <IconChevronDown size={18} stroke={1.5} className={classes.arrow} data-open={isOpen} aria-hidden />
        </UnstyledButton>
      </h2>
      <Collapse expanded={isOpen} id={panel}>
        <Timeline role="list" className={classes.line} bulletSize={28} lineWidth={2} active={history.length}>
          {history.map((change) => {
            const Sign = signs[change.action] ?? IconPencil
            const fields = [...new Set(change.fields.map(fieldName))]
            return (
              <Timeline.Item
                role="listitem"
                key={`${change.at}${change.action}${change.fields.join()}`}
                bullet={<Sign size={16} stroke={1.5} />}
                title={wordOf('areas', `history.${change.action}`)}
              >
                {change.action === 'updated' && <Text size="sm">{format.list(fields)}</Text>}
                <Text size="sm" c="dimmed">
                  {change.by ? <Typed>{change.by}</Typed> : areas('history.system')} · {format.dateTime(change.at)}
                </Text>
              </Timeline.Item>
            )
          })}
        </Timeline>
      </Collapse>
    </section>
  )
}
