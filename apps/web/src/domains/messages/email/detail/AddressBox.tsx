import type { EmailMessage } from '@dsms/contract/messages/email/calls'
import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import classes from './AddressBox.module.css'

type Recipient = EmailMessage['delivery'][number]

/** The sender's address, and behind it who else the mail is for, and for what one sent, how it fared with each. */
export function AddressBox({ message }: { message: EmailMessage }) {
  const t = useText('email')
  const format = useFormat()
  const { from, to, cc, bcc, delivery } = message
  const stateOf = new Map(delivery.map((one) => [one.email.toLowerCase(), one]))
  const failed = delivery.filter(({ state }) => state === 'failed').length
  const lines: [string, ReactNode][] = [
    [t('from'), <Address key="from" email={from.email} name={from.name} />],
    [
      t('to'),
      to.map((one) => (
        <Address key={one.email} email={one.email} name={one.name} recipient={stateOf.get(one.email.toLowerCase())} />
      )),
    ],
    [t('cc'), cc.map((email) => <Address key={email} email={email} recipient={stateOf.get(email.toLowerCase())} />)],
    [t('bcc'), bcc.map((email) => <Address key={email} email={email} recipient={stateOf.get(email.toLowerCase())} />)],
    [t('date'), format.dateTime(message.time)],
  ]
  return (
    <Popover position="bottom-start" shadow="md" withinPortal trapFocus returnFocus width="min(420px, 90vw)">
      <Popover.Target>
        <UnstyledButton className={classes.button}>
          <VisuallyHidden>{t('details')}</VisuallyHidden>
          <span className={classes.address}>
            <Bdi>{from.email}</Bdi>
          </span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
          {failed > 0 && <StatusBadge status="failed" label={t('delivery.failedCount', { count: failed })} />}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <dl className={classes.list} tabIndex={0} data-autofocus>
          {lines.map(
            ([name, content]) =>
              (!Array.isArray(content) || content.length > 0) && (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{content}</dd>
                </Fragment>
              ),
          )}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}

function Address({ email, name, recipient }: { email: string; name?: string; recipient?: Recipient | undefined }) {
  const t = useText('email')
  return (
    <div className={classes.person}>
      {name && name !== email && <bdi>{name}</bdi>} <Bdi>{email}</Bdi>
      {recipient && <StatusBadge status={recipient.state} label={t(`delivery.${recipient.state}`)} />}
      {recipient?.error && (
        <span className={classes.reason} dir="auto">
          {recipient.error}
        </span>
      )}
    </div>
  )
}
