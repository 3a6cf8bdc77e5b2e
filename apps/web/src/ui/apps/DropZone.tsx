import { Button, Input, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './DropZone.module.css'

interface Props {
  label: string
  description?: ReactNode
  /** Receives those that may be taken; the others are told here. */
  onFiles: (files: File[]) => void
  /** Types as an input has them: `image/png`, `image/*`. All, unless told. */
  accept?: readonly string[]
  /** Bytes of one file. */
  maxBytes: number
  /** How many may still come; 1 takes one at a time. */
  most?: number
  error?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** A place for files: they are dropped on it or chosen by its button. Files that are too large or of another kind are told at once. */
export function DropZone(props: Props) {
  const { label, description, onFiles, accept = [], maxBytes, most = 50, error, required, disabled } = props
  const t = useText('apps')
  const format = useFormat()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string[]>([])
  const [hint, setHint] = useState('')
  const isOff = disabled || most < 1

  useEffect(() => {
    const element = input.current
    const leave = () => setHint(t('files.noneChosen'))
    element?.addEventListener('cancel', leave)
    return () => element?.removeEventListener('cancel', leave)
  }, [t])

  const take = (files: Iterable<File>) => {
    const all = [...files]
    const reasons = all.map((file) => {
      if (accept.length > 0 && !accept.some((type) => isOf(file.type, type)))
        return t('files.wrongType', { name: file.name })
      return file.size > maxBytes ? t('files.tooLarge', { name: file.name, max: format.bytes(maxBytes) }) : ''
    })
    const good = all.filter((_, place) => !reasons[place])
    const wrong = reasons.filter(Boolean)
    if (good.length > most) wrong.push(t('files.tooMany', { count: most }))
    setHint('')
    setRefused(wrong)
    if (good.length > 0) onFiles(good.slice(0, most))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isOff) take(event.dataTransfer.files)
  }
  const problem = refused.length > 0 ? refused.join(' ') : error
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      error={problem}
      errorProps={{ role: 'alert' }}
      required={required ?? false}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; by keyboard its button does the same */}
      <div
        className={clsx(classes.zone, isOver && classes.over, problem && classes.wrong)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!isOff)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          variant="default"
          disabled={isOff}
          leftSection={<IconUpload size={18} stroke={1.5} />}
          aria-label={`${label}: ${t('files.choose')}`}
          onClick={() => {
            setRefused([])
            setHint(t('files.choosing'))
            input.current?.click()
          }}
        >
          {t('files.choose')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {hint || t('files.drop')}
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          multiple={most > 1}
          accept={accept.join(',')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files ?? [])
            // the same file may be chosen again
            currentTarget.value = ''
          }}
        />
      </div>
    </Input.Wrapper>
  )
}

const isOf = (type: string, wanted: string) =>
  wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
