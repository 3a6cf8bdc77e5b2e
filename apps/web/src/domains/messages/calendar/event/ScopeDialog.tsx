import { type SeriesScope, seriesScopes } from '@dsms/contract/messages/calendar/calls'
import { Button, Group, Modal, Radio, Stack } from '@mantine/core'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

interface Question {
  what: 'change' | 'move' | 'remove'
  /** Left out where they make no sense. */
  without?: SeriesScope[]
  answer: (scope: SeriesScope | null) => void
}

type Ask = (what: Question['what'], without?: SeriesScope[]) => Promise<SeriesScope | null>

const AskScope = createContext<Ask>(async () => null)
/** Asks which occurrences of a series are meant; null when the person thinks better of it. */
export const useAskScope = (): Ask => use(AskScope)

export function ScopeQuestions({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const ask = useCallback<Ask>(
    (what, without) => new Promise((answer) => setQuestion({ what, without: without ?? [], answer })),
    [],
  )
  const answer = (scope: SeriesScope | null) => {
    setQuestion(undefined)
    question?.answer(scope)
  }
  return (
    <AskScope value={ask}>
      {children}
      {question && <ScopeDialog question={question} answer={answer} />}
    </AskScope>
  )
}

function ScopeDialog({ question, answer }: { question: Question; answer: Question['answer'] }) {
  const t = useText('calendar')
  const common = useText('common')
  const choices = seriesScopes.filter((scope) => !question.without?.includes(scope))
  const [scope, setScope] = useState<SeriesScope>(choices[0] ?? 'all')
  return (
    <Modal opened onClose={() => answer(null)} title={t(`scope.${question.what}`)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          answer(scope)
        }}
      >
        <Stack gap="lg">
          <Radio.Group aria-label={t(`scope.${question.what}`)} value={scope} onChange={setScope}>
            <Stack gap="sm">
              {choices.map((value, place) => (
                <Radio
                  key={value}
                  value={value}
                  label={t(`scope.is.${value}`)}
                  data-autofocus={place === 0 || undefined}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => answer(null)}>
              {common('cancel')}
            </Button>
            <Button type="submit" color={question.what === 'remove' ? 'red' : undefined}>
              {t(`scope.do.${question.what}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
