import { type DocumentKind, documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import classes from './Sitting.module.css'

/** A file and what it is. */
export interface Paper {
  kind: DocumentKind
  file: File
  expires_on: string | null
}

interface Props {
  files: File[]
  /** Papers that are still wanted, in their order. */
  open: DocumentKind[]
  lastDay: (kind: DocumentKind) => string | null
  isSending: boolean
  send: (papers: Paper[]) => unknown
  drop: () => void
}

/** `leave` takes the file out. */
type Choice = DocumentKind | 'leave' | null

/** Files of which nobody can tell what they are: somebody says it of each, or leaves it out. */
export function FilesToAssign({ files, open, lastDay, isSending, send, drop }: Props) {
  const t = useText('sitting')
  const words = useText('documents')
  const [kinds, setKinds] = useState(new Map<File, Choice>(files.map((file, nth) => [file, open[nth] ?? null])))
  const [days, setDays] = useState(new Map<File, string | null>())
  const [isTried, setTried] = useState(false)
  const kindOf = (file: File): Choice => kinds.get(file) ?? null
  const chosen = files.map(kindOf).filter((kind) => kind !== 'leave')
  const problem = (file: File): string | undefined => {
    const kind = kindOf(file)
    if (kind === null) return codeText('required')
    const isFree = kind === 'leave' || kind === 'other'
    return !isFree && chosen.filter((one) => one === kind).length > 1 ? t('papers.twice') : undefined
  }
  const dayOf = (file: File, kind: DocumentKind) => (days.has(file) ? (days.get(file) ?? null) : lastDay(kind))
  const choices = [
    ...documentKinds.map((value) => ({ value, label: words(`kind.${value}`) })),
    { value: 'leave', label: t('papers.leave') },
  ]
  return (
    <section className="card" aria-label={t('papers.which')}>
      <Stack gap="sm">
        <Text fw={600}>{t('papers.which')}</Text>
        <Text size="sm" c="dimmed">
          {t('papers.whichHelp', { files: files.length, asked: open.length })}
        </Text>
        <ul className={classes.list}>
          {files.map((file) => {
            const kind = kindOf(file)
            return (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.line}>
                <Typed>{file.name}</Typed>
                <Group gap="sm" align="flex-start">
                  <Select
                    aria-label={t('papers.kindOf', { file: file.name })}
                    data={choices}
                    allowDeselect={false}
                    disabled={isSending}
                    value={kind}
                    onChange={(next) =>
                      setKinds(new Map(kinds).set(file, next === 'leave' ? next : isKind(next) ? next : null))
                    }
                    error={isTried && problem(file)}
                  />
                  {kind !== null && kind !== 'leave' && kind !== 'photo' && (
                    <DateField
                      label={t('papers.lastDay', { kind: words(`kind.${kind}`) })}
                      value={dayOf(file, kind)}
                      onChange={(day) => setDays(new Map(days).set(file, day))}
                      disabled={isSending}
                    />
                  )}
                </Group>
              </li>
            )
          })}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={drop} disabled={isSending}>
            {t('papers.drop')}
          </Button>
          <Button
            loading={isSending}
            onClick={() => {
              setTried(true)
              if (files.some(problem)) return
              const papers = files.flatMap((file) => {
                const kind = kindOf(file)
                return kind === null || kind === 'leave' ? [] : { kind, file, expires_on: dayOf(file, kind) }
              })
              if (papers.length === 0) drop()
              else void send(papers)
            }}
          >
            {t('papers.send')}
          </Button>
        </Group>
      </Stack>
    </section>
  )
}

const isKind = (value: string | null): value is DocumentKind => documentKinds.some((kind) => kind === value)
