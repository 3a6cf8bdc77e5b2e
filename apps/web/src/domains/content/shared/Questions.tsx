import type { QuestionAndAnswer } from '@dsms/contract/kit/questions'
import { Accordion } from '@mantine/core'
import { SafeHtml } from '../../../ui/apps/SafeHtml.tsx'
import classes from './Questions.module.css'

/** Questions that open to their answers, one at a time. */
export function Questions({ list, isFirstOpen = false }: { list: QuestionAndAnswer[]; isFirstOpen?: boolean }) {
  return (
    <Accordion
      // a search begins again with its first hit open
      key={isFirstOpen ? list[0]?.question : 'all'}
      variant="separated"
      order={3}
      defaultValue={isFirstOpen ? (list[0]?.question ?? null) : null}
      classNames={{ item: classes.item, label: classes.question }}
    >
      {list.map(({ question, html }) => (
        <Accordion.Item key={question} value={question}>
          <Accordion.Control>
            <bdi dir="auto">{question}</bdi>
          </Accordion.Control>
          <Accordion.Panel>
            <SafeHtml html={html} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
