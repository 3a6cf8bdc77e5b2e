import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'

const questions = [
  { key: 'licence', choices: ['car', 'motorcycle'] },
  { key: 'gearbox', choices: ['manual', 'automatic'] },
] as const

/** Several questions, one after another; nothing happens before the last is answered. */
export function QuestionsDialog() {
  const t = useText('extras')
  const [answers, setAnswers] = useState<Partial<Record<string, string>>>()
  const [place, setPlace] = useState(0)
  const [isTried, setTried] = useState(false)
  const question = questions[place] ?? questions[0]
  const isLast = place === questions.length - 1
  const close = () => {
    setAnswers(undefined)
    setPlace(0)
    setTried(false)
  }
  const run = () => {
    const isAnswered = answers?.[question.key] !== undefined
    setTried(!isAnswered)
    if (!isAnswered) return
    if (!isLast) return setPlace(place + 1)
    close()
    showDone(t('sweet-alert.enrolled'))
  }
  return (
    <>
      <Button onClick={() => setAnswers({})}>{t('sweet-alert.enrolOpen')}</Button>
      <ConfirmDialog
        opened={answers !== undefined}
        title={t('sweet-alert.question', { place: place + 1, total: questions.length })}
        action={isLast ? t('sweet-alert.enrol') : t('sweet-alert.next')}
        run={run}
        close={close}
      >
        <Radio.Group
          key={question.key}
          label={t(`sweet-alert.${question.key}`)}
          value={answers?.[question.key] ?? ''}
          onChange={(value) => setAnswers({ ...answers, [question.key]: value })}
          error={isTried && codeText('required')}
        >
          <Stack gap="xs" my="xs">
            {question.choices.map((choice) => (
              <Radio key={choice} value={choice} label={t(`sweet-alert.${choice}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </ConfirmDialog>
    </>
  )
}
