import { Button, Group } from '@mantine/core'
import { IconAlertCircle, IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import { FormProblem } from '../../ui/errors/FormProblem.tsx'
import classes from './Wizard.module.css'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    form: typeof import('./words/en.json')
  }
}

export interface WizardStep {
  title: string
  /** What the step asks for, in a few words. */
  help?: string
  /** The fields of the form that stand in this step; those of lines by the name of their list. */
  fields: readonly string[]
  content: ReactNode
}

interface Props {
  /** The values. */
  label: string
  steps: readonly WizardStep[]
  /** Errors, by field. */
  errors: Record<string, unknown>
  /** Checks the fields of a step, and marks those that are wrong. */
  isRight: (fields: readonly string[]) => Promise<boolean>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  /** What went wrong that belongs to no field. */
  problem: unknown
  sendLabel: string
  orientation?: 'horizontal' | 'vertical'
}

/**
 * A long form in steps. A step is left once it is right; going back loses nothing; what is found wrong on sending leads to
 * the step it stands in.
 */
export function Wizard(props: Props) {
  const { label, steps, errors, isRight, onSubmit, isSending, problem, sendLabel, orientation = 'horizontal' } = props
  const t = useText('form')
  const common = useText('common')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [place, setPlace] = useState(0)
  const [reached, setReached] = useState(0)
  const isSent = useRef(false)
  const isWrong = ({ fields }: WizardStep) =>
    Object.keys(errors).some((path) => errors[path] && fields.includes(path.split('.')[0] ?? ''))

  const go = (next: number) => {
    setPlace(next)
    setReached((most) => Math.max(most, next))
    // once it is shown: its name is read, and the next Tab enters its fields
    setTimeout(() => form.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) h3')?.focus())
  }
  const leadToWrong = () =>
    setTimeout(
      () => form.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) [aria-invalid="true"]')?.focus(),
      60,
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what came back from sending leads elsewhere
  useEffect(() => {
    const wrong = steps.findIndex(isWrong)
    if (!isSent.current || wrong < 0) return
    isSent.current = false
    setPlace(wrong)
    leadToWrong()
  }, [errors])

  const open = async (next: number) => {
    const step = steps[place]
    if (next < place) return go(next)
    if (step && (await isRight(step.fields))) go(next)
    else leadToWrong()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (place < steps.length - 1) {
      event.preventDefault()
      void open(place + 1)
      return
    }
    isSent.current = true
    onSubmit(event)
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className={clsx(classes.wizard, classes[orientation])}
      onSubmit={submit}
      onInput={() => {
        isSent.current = false
      }}
    >
      <ol className={classes.steps} aria-label={t('wizard.steps')}>
        {steps.map((step, index) => {
          const state = isWrong(step) ? 'wrong' : index < reached && index !== place ? 'done' : 'open'
          const mark = (
            <>
              <span className={classes.number} aria-hidden>
                {state === 'wrong' ? (
                  <IconAlertCircle size={18} />
                ) : state === 'done' ? (
                  <IconCheck size={18} />
                ) : (
                  index + 1
                )}
              </span>
              <span className={classes.title}>{step.title}</span>
              {state !== 'open' && <span className="visuallyHidden">{t(`wizard.${state}`)}</span>}
            </>
          )
          return (
            <li
              key={step.title}
              className={classes.step}
              data-state={state}
              data-current={index === place || undefined}
            >
              {index === place || index > reached ? (
                <span className={classes.head} aria-current={index === place ? 'step' : undefined}>
                  {mark}
                </span>
              ) : (
                <button type="button" className={classes.head} onClick={() => open(index)}>
                  {mark}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      <div className={classes.body}>
        {steps.map((step, index) => (
          // all of them stay: what was typed in one is there when it is come back to
          <section key={step.title} data-step hidden={index !== place} aria-labelledby={`${id}-${index}`}>
            <h3 id={`${id}-${index}`} tabIndex={-1} className={classes.name}>
              {step.title}
            </h3>
            <p className={classes.help}>
              {t('wizard.place', { step: index + 1, steps: steps.length })}
              {step.help && ` · ${step.help}`}
            </p>
            <div className={classes.fields}>{step.content}</div>
          </section>
        ))}
        <FormProblem problem={problem} />
        <Group justify="space-between" mt="md">
          <Button
            variant="default"
            disabled={place === 0}
            leftSection={<IconArrowLeft size={18} stroke={1.5} className="mirror" />}
            onClick={() => open(place - 1)}
          >
            {common('back')}
          </Button>
          {place < steps.length - 1 ? (
            // another button than the one that sends, so that no second press of it sends
            <Button
              key="next"
              type="submit"
              rightSection={<IconArrowRight size={18} stroke={1.5} className="mirror" />}
            >
              {common('next')}
            </Button>
          ) : (
            <Button key="send" type="submit" loading={isSending}>
              {sendLabel}
            </Button>
          )}
        </Group>
      </div>
    </form>
  )
}
