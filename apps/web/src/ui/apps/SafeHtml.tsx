import { clsx } from 'clsx'
import classes from './SafeHtml.module.css'

/** Text with formatting that the server has sanitised. Never give it anything else. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was kept
  return <div className={clsx(classes.text, className)} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
