import { useTitle } from '../../../kernel/browser/useTitle.ts'
import classes from './auth.module.css'

export function FormHead({ title, text }: { title: string; text: string }) {
  useTitle(title)
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  )
}
