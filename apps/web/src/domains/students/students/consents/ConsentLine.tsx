import { Anchor, Badge, Button, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import classes from '../../shared/Lines.module.css'
import type { Consent } from './consents.ts'

interface Props {
  consent: Consent
  school_id: number | undefined
  /** Nothing for those who may only look, and where there is nothing left to withdraw. */
  withdraw: (() => void) | undefined
}

/** To whom a consent is, since when, what shows it, and whether it holds. */
export function ConsentLine({ consent, school_id, withdraw }: Props) {
  const t = useText('consents')
  const documents = useText('documents')
  const format = useFormat()
  const { trainer, given_on, document, note, by, withdrawn_on, withdrawn_note } = consent
  const name = trainer || t('hiddenTrainer')
  const file = document?.file && `${document.file.url}${school_id === undefined ? '' : `?school_id=${school_id}`}`
  return (
    <li className={classes.one}>
      <div className={classes.what}>
        <Typed>{name}</Typed>{' '}
        <Badge variant="light" size="sm" tt="none" color={withdrawn_on ? 'gray' : 'green'}>
          {withdrawn_on ? t('withdrawn', { day: format.date(withdrawn_on) }) : t('holds')}
        </Badge>
        <Text size="sm" c="dimmed">
          {t('given', { day: format.date(given_on) })}
          {by && (
            <>
              {' · '}
              {t('by')} <bdi>{by}</bdi>
            </>
          )}
        </Text>
        {document && (
          <Text size="sm">
            {file ? (
              <Anchor href={file} target="_blank" rel="noreferrer" size="sm">
                {documents(`kind.${document.kind}`)}
              </Anchor>
            ) : (
              documents(`kind.${document.kind}`)
            )}
          </Text>
        )}
        {[note, withdrawn_note].map(
          (text) =>
            text && (
              <Text key={text} size="sm">
                <Typed>{text}</Typed>
              </Text>
            ),
        )}
      </div>
      {withdraw && (
        <Button variant="subtle" size="xs" onClick={withdraw} aria-label={t('withdrawOf', { name })}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}
