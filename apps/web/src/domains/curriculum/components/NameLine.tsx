import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Modes.module.css'
import type { SessionDraft } from './modesDraft.ts'

interface Props {
  handle: ReactNode
  draft: SessionDraft
  /** "Name of session 2": said in each language. */
  label: string
  /** Labels stand above the inputs, else they are read only. */
  isLabelled?: boolean
  error: ReactNode
  removeLabel: string
  isLocked: boolean
  onChange: (name: SessionDraft['name']) => void
  onRemove: () => void
}

/** A name in Arabic and English on one line, with what moves and removes it. */
export function NameLine(props: Props) {
  const { handle, draft, label, isLabelled, error, removeLabel, isLocked, onChange, onRemove } = props
  const areas = useText('areas')
  const align = isLabelled ? classes.aligned : undefined
  return (
    <div className={classes.line}>
      <div className={align}>{!isLocked && handle}</div>
      {(['ar', 'en'] as const).map((code) => {
        const said = areas(`in.${code}`, { field: label })
        return (
          <TextInput
            key={code}
            label={isLabelled ? said : undefined}
            aria-label={isLabelled ? undefined : said}
            placeholder={isLabelled ? undefined : said}
            lang={code}
            dir={draft.name[code] ? 'auto' : undefined}
            maxLength={80}
            autoComplete="off"
            disabled={isLocked}
            value={draft.name[code]}
            onChange={(event) => onChange({ ...draft.name, [code]: event.currentTarget.value })}
            error={code === 'ar' && error}
          />
        )
      })}
      {!isLocked && (
        <ActionIcon
          className={align}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </div>
  )
}
