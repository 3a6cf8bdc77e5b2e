import { signedPaperKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { isDrawn } from '@dsms/contract/students/contracts/drawn'
import { documents } from '@dsms/contract/students/documents/calls'
import { Button, Checkbox, Radio, Select, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../kit/areas/area.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { SignaturePad } from './SignaturePad.tsx'

interface Given {
  signature: string | null
  document_id?: number
}

interface Props {
  /** Under whose name it is signed; the server fills it in. */
  name: string
  studentId: number
  school_id: number | undefined
  accept: (given: Given) => Promise<unknown>
}

/** Accepting at the office for a student or guardian: by a drawing on this screen, or by a paper that was scanned. */
export function OfficeSigning({ name, studentId, school_id, accept }: Props) {
  const t = useText('contracts')
  const [hasRead, setRead] = useState(false)
  const [way, setWay] = useState('here')
  const [path, setPath] = useState('')
  const [paper, setPaper] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const send = useMutation({
    mutationFn: () => accept(way === 'here' ? { signature: path } : { signature: null, document_id: Number(paper) }),
  })
  const isGiven = way === 'here' ? isDrawn(path) : paper !== null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (hasRead && isGiven && !send.isPending) send.mutate()
      }}
    >
      <Stack gap="md">
        <Text fw={600}>{t('sign.as', { name: `\u2068${name}\u2069` })}</Text>
        <Checkbox
          label={t('sign.read')}
          checked={hasRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
          error={isTried && !hasRead ? t('sign.readFirst') : undefined}
        />
        <Radio.Group label={t('sign.way')} value={way} onChange={setWay}>
          <Stack gap="xs" mt="xs">
            <Radio value="here" label={t('sign.way.here')} />
            <Radio value="paper" label={t('sign.way.paper')} />
          </Stack>
        </Radio.Group>
        {way === 'here' ? (
          <>
            <SignaturePad value={path} onChange={setPath} />
            {isTried && !isGiven && (
              <Text role="alert" size="sm" c="var(--mantine-color-error)">
                {t('sign.drawFirst')}
              </Text>
            )}
          </>
        ) : (
          <Papers
            studentId={studentId}
            school_id={school_id}
            value={paper}
            onChange={setPaper}
            error={isTried && !isGiven ? codeText('required') : undefined}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('sign.told')}
        </Text>
        {send.isError && <ErrorBox error={send.error} />}
        <Button type="submit" loading={send.isPending}>
          {t('sign.accept')}
        </Button>
      </Stack>
    </form>
  )
}

interface PapersProps {
  studentId: number
  school_id: number | undefined
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
}

/** Papers of the student that have a file; a signed contract is handed in as one of them. */
function Papers({ studentId, school_id, value, onChange, error }: PapersProps) {
  const t = useText('contracts')
  const kinds = useText('documents')
  const format = useFormat()
  const calls = useAreaCalls({ area: documents }, school_id)
  const { data } = useQuery({
    queryKey: [...areaKey({ area: documents }, school_id), 'of student', studentId],
    queryFn: ({ signal }) => calls.list({ student_id: studentId, kind: [...signedPaperKinds], perPage: 100 }, signal),
  })
  const scanned = (data?.rows ?? []).filter(({ file, status }) => file && status !== 'rejected')
  if (data && scanned.length === 0) return <Text size="sm">{t('sign.paper.none')}</Text>
  return (
    <Select
      label={t('sign.paper')}
      required
      data={scanned.map(({ id, kind, created_at }) => ({
        value: String(id),
        label: `${kinds(`kind.${kind}`)} · ${format.dateTime(created_at)}`,
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
