import { ActionIcon, Button, Collapse, LoadingOverlay, Tooltip } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconRefresh, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import own from './Cards.module.css'

export type CardAction = 'collapse' | 'reload' | 'remove'

interface Props {
  title: string
  actions: readonly CardAction[]
  /** Reads the content again; the card is blocked as long as it takes. */
  reload?: () => Promise<unknown>
  className?: string
  children: ReactNode
}

/** A card that can be folded up, read again, and archived and brought back. */
export function ActionCard({ title, actions, reload, className, children }: Props) {
  const t = useText('cards')
  const bodyId = useId()
  const restore = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [isRemoved, setRemoved] = useState(false)

  const put = (away: boolean) => {
    setRemoved(away)
    requestAnimationFrame(() => (away ? restore : remove).current?.focus())
  }
  if (isRemoved) {
    return (
      <section className={`card ${own.removed} ${className ?? ''}`} aria-label={title}>
        <span role="status">{t('actions.removed', { title })}</span>
        <Button ref={restore} variant="light" size="compact-md" mih={36} onClick={() => put(false)}>
          {t('actions.restore')}
        </Button>
      </section>
    )
  }
  const fold = isOpen ? t('actions.collapse') : t('actions.expand')
  const Fold = isOpen ? IconChevronUp : IconChevronDown
  return (
    <section className={`card ${own.plain} ${className ?? ''}`} aria-labelledby={`${bodyId}-title`}>
      <div className={own.actionHead}>
        <h2 id={`${bodyId}-title`} className={own.name}>
          {title}
        </h2>
        {actions.includes('collapse') && (
          <Tooltip label={fold}>
            <ActionIcon
              size={36}
              aria-label={`${fold}: ${title}`}
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => setOpen(!isOpen)}
            >
              <Fold size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
        {actions.includes('reload') && (
          <Tooltip label={t('actions.reload')}>
            <ActionIcon
              size={36}
              aria-label={`${t('actions.reload')}: ${title}`}
              disabled={isBusy}
              onClick={() => {
                setBusy(true)
                void Promise.resolve(reload?.()).finally(() => setBusy(false))
              }}
            >
              <IconRefresh size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
        {actions.includes('remove') && (
          <Tooltip label={t('actions.remove')}>
            <ActionIcon
              ref={remove}
              size={36}
              aria-label={`${t('actions.remove')}: ${title}`}
              onClick={() => put(true)}
            >
              <IconX size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <Collapse expanded={isOpen} id={bodyId} className={own.body} aria-busy={isBusy}>
        <LoadingOverlay visible={isBusy} />
        {children}
      </Collapse>
    </section>
  )
}
