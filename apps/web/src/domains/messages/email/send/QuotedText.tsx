import { Button, Group } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SafeHtml } from '../../../../ui/apps/SafeHtml.tsx'
import classes from './QuotedText.module.css'

interface Props {
  /** A mail of the own mailbox as the server gave it, under a line that was escaped here. */
  html: string
  isShown: boolean
  onShow: (isShown: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

/** The mail that is answered or passed on, folded away under the editor. */
export function QuotedText({ html, isShown, onShow, onEdit, onRemove }: Props) {
  const t = useText('email')
  return (
    <div>
      <Group gap={4}>
        <Button
          variant="default"
          size="compact-sm"
          mih={32}
          aria-expanded={isShown}
          leftSection={<IconDots size={16} stroke={1.5} aria-hidden />}
          onClick={() => onShow(!isShown)}
        >
          {t(isShown ? 'quote.hide' : 'quote.show')}
        </Button>
        {isShown && (
          <>
            <Button variant="subtle" size="compact-sm" mih={32} onClick={onEdit}>
              {t('quote.edit')}
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" mih={32} onClick={onRemove}>
              {t('quote.remove')}
            </Button>
          </>
        )}
      </Group>
      {isShown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <div className={classes.quote} tabIndex={0}>
          <SafeHtml html={html} />
        </div>
      )}
    </div>
  )
}
