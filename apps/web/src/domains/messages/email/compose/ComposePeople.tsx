import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { PeopleInput } from '../../../students/public.ts'
import classes from './ComposePeople.module.css'
import type { DraftValues } from './draft.ts'
import type { ComposeErrors } from './useCompose.ts'

interface Props {
  values: DraftValues
  set: (part: Partial<DraftValues>) => void
  errors: ComposeErrors
}

const further = ['cc', 'bcc'] as const

/** To, and Cc and Bcc once somebody wants them. */
export function ComposePeople({ values, set, errors }: Props) {
  const t = useText('email')
  const session = useSession()
  // learners, guardians and trainers write to those they know; staff write anywhere
  const takesAddresses = session?.kind === 'staff' && session.role !== 'client'
  const [shown, setShown] = useState(() => ({ cc: values.cc.length > 0, bcc: values.bcc.length > 0 }))
  const isShown = (field: 'cc' | 'bcc') => shown[field] || Boolean(errors[field])
  const hidden = further.filter((field) => !isShown(field))
  return (
    <>
      <div className={classes.field}>
        <PeopleInput
          label={t('to')}
          value={values.to}
          onChange={(to) => set({ to })}
          takesAddresses={takesAddresses}
          error={errors.to}
          isFocusedAtStart
        />
        <span className={classes.end}>
          {hidden.map((field) => (
            <Button
              key={field}
              variant="subtle"
              size="compact-sm"
              aria-label={t(`${field}.add`)}
              onClick={() => setShown({ ...shown, [field]: true })}
            >
              {t(field)}
            </Button>
          ))}
        </span>
      </div>
      {further.filter(isShown).map((field) => (
        <div key={field} className={classes.field}>
          <PeopleInput
            label={t(field)}
            value={values[field]}
            onChange={(people) => set({ [field]: people })}
            takesAddresses={takesAddresses}
            error={errors[field]}
          />
          <span className={classes.end}>
            <CloseButton
              size={32}
              aria-label={t(`${field}.remove`)}
              onClick={() => {
                setShown({ ...shown, [field]: false })
                set({ [field]: [] })
              }}
            />
          </span>
        </div>
      ))}
    </>
  )
}
