import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './Joined.module.css'

interface Props {
  label: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Inputs and buttons, each with a name of its own for screen readers, in the order in which they are read. */
  children: ReactNode
}

/** Inputs and buttons that make one field: side by side, without a gap, under one label. */
export function Joined({ label, description, error, required = false, children }: Props) {
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
      required={required}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its parts out in a row in every browser */}
      <div role="group" aria-labelledby={id} className={classes.joined}>
        {children}
      </div>
    </Input.Wrapper>
  )
}
