import { type ReactNode, useId } from 'react'
import classes from './Joined.module.css'

interface Props {
  label: string
  description?: ReactNode
  /** The input, which takes this id. */
  children: (id: string) => ReactNode
}

/** A field with its label beside it where there is room, for pages of settings. */
export function FieldRow({ label, description, children }: Props) {
  const id = useId()
  return (
    <div className={classes.row}>
      <div>
        <label htmlFor={id}>{label}</label>
        {description && <div className={classes.rowHelp}>{description}</div>}
      </div>
      {children(id)}
    </div>
  )
}
