import type { MailTemplateInfo } from '@dsms/contract/platform/templates/calls'
import { Button, Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Templates.module.css'

interface Props {
  placeholders: MailTemplateInfo['placeholders']
  /** Puts one into the text; left out for who may only read. */
  insert: ((name: string) => void) | undefined
}

export function Placeholders({ placeholders, insert }: Props) {
  const t = useText('templates')
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {t('placeholders')}
      </Text>
      <ul className={classes.placeholders}>
        {placeholders.map(({ name, isRequired }) => (
          <li key={name}>
            <Button
              variant="default"
              size="compact-sm"
              mih={32}
              disabled={!insert}
              aria-label={t('placeholder.insert', { name: `{${name}}` })}
              onClick={() => insert?.(name)}
            >
              <bdi dir="ltr">{`{${name}}`}</bdi>
            </Button>
            {isRequired && (
              <Text span size="xs" c="dimmed" ms={4}>
                {t('placeholder.required')}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
