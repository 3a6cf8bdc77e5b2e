import type { CalendarEvent, GuestAnswer } from '@dsms/contract/messages/calendar/calls'
import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import classes from '../form/Form.module.css'
import { calendarCalls } from '../state/calendarCalls.ts'
import { answerIcons } from '../state/kinds.ts'

const answers = ['yes', 'maybe', 'no'] as const

/** Whether I come. The button of my answer is pressed. */
export function AnswerButtons({ event, answer }: { event: CalendarEvent; answer: GuestAnswer }) {
  const t = useText('calendar')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (chosen: (typeof answers)[number]) => calendarCalls.answer(event.id, chosen),
    onSuccess: (_, chosen) => showDone(t(`answered.${chosen}`, { title: event.title })),
    onError: (error) => showFailure(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar'] }),
  })
  const present = isPending ? variables : answer
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('doYouCome')}</legend>
      <Group gap="xs">
        {answers.map((choice) => {
          const Sign = answerIcons[choice]
          return (
            <Button
              key={choice}
              variant={present === choice ? 'filled' : 'default'}
              aria-pressed={present === choice}
              leftSection={<Sign size={18} stroke={1.5} aria-hidden />}
              onClick={() => !isPending && choice !== answer && mutate(choice)}
            >
              {t(`mine.${choice}`)}
            </Button>
          )
        })}
      </Group>
    </fieldset>
  )
}
