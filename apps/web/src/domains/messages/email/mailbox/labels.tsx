import type { MailLabel } from '@dsms/contract/messages/email/calls'
import {
  type Icon,
  IconCircleFilled,
  IconSquareFilled,
  IconSquareRotatedFilled,
  IconTriangleFilled,
  IconX,
} from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './labels.module.css'

/** Labels differ by form as well as colour. */
const forms: Record<MailLabel, Icon> = {
  personal: IconCircleFilled,
  company: IconSquareFilled,
  important: IconTriangleFilled,
  private: IconSquareRotatedFilled,
}

export function LabelSign({ label, size = 12 }: { label: MailLabel; size?: number }) {
  const Form = forms[label]
  return <Form size={size} className={classes.sign} data-label={label} aria-hidden />
}

/** A label with its name, in a menu. */
export function LabelLine({ label }: { label: MailLabel }) {
  const t = useText('email')
  return (
    <span className={classes.line}>
      <LabelSign label={label} />
      {t(`label.${label}`)}
    </span>
  )
}

/** The labels of a row: forms only, their names told to those who point or listen. */
export function LabelSigns({ labels }: { labels: MailLabel[] }) {
  const t = useText('email')
  return labels.map((label) => (
    <span key={label} className={classes.inRow} title={t(`label.${label}`)}>
      <LabelSign label={label} />
      <span className="visuallyHidden">{t(`label.${label}`)}</span>
    </span>
  ))
}

/** A label with its name and a cross to take it off. */
export function LabelPill({ label, onRemove }: { label: MailLabel; onRemove: () => void }) {
  const t = useText('email')
  const name = t(`label.${label}`)
  return (
    <span className={classes.pill} data-label={label}>
      <LabelSign label={label} size={10} />
      {name}
      <button type="button" className={classes.remove} aria-label={t('label.remove', { name })} onClick={onRemove}>
        <IconX size={14} stroke={1.5} aria-hidden />
      </button>
    </span>
  )
}
