import { Button, FileButton, Group } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import type { Student } from '../students.ts'
import classes from './Sitting.module.css'
import { isOpenPaper } from './steps.ts'

interface Props {
  paper: Student['papers'][number]
  expiresOn: string | null
  setExpiresOn: (day: string | null) => void
  isSending: boolean
  /** Something is on its way, so nothing else is begun. */
  isStill: boolean
  bring: (file: File) => unknown
}

/** A paper that is asked for: how it stands, or its last day and the file, from the camera on phones. */
export function PaperLine({ paper: { kind, status }, isSending, isStill, bring, ...paper }: Props) {
  const t = useText('sitting')
  const words = useText('documents')
  const credentials = useText('credentials')
  const name = words(`kind.${kind}`)
  const choose = (file: File | null) => file && void bring(file)
  if (!isOpenPaper({ kind, status, document_id: null }))
    return (
      <li className={classes.line}>
        {name}
        <StatusBadge status={status} label={words(`status.${status}`)} />
      </li>
    )
  return (
    <li className={classes.line}>
      <span>
        {name} {status !== 'missing' && <StatusBadge status={status} label={words(`status.${status}`)} />}
      </span>
      <Group gap="sm" align="flex-end">
        {kind !== 'photo' && (
          <DateField
            label={t('papers.lastDay', { kind: name })}
            value={paper.expiresOn}
            onChange={paper.setExpiresOn}
            disabled={isStill}
          />
        )}
        <FileButton accept="image/*" capture="environment" onChange={choose} disabled={isStill}>
          {(props) => (
            <Button
              {...props}
              hiddenFrom="md"
              variant="default"
              aria-label={`${credentials('takePhoto')}: ${name}`}
              leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
            >
              {credentials('takePhoto')}
            </Button>
          )}
        </FileButton>
        <FileButton accept="application/pdf,image/*" onChange={choose} disabled={isStill}>
          {(props) => (
            <Button
              {...props}
              variant="light"
              loading={isSending}
              leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
            >
              {t('papers.file', { kind: name })}
            </Button>
          )}
        </FileButton>
      </Group>
    </li>
  )
}
