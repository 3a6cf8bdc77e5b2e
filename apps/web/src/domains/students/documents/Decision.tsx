import { documents } from '@dsms/contract/students/documents/calls'
import { Button, Group } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import type { StudentPaper } from './documents.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useDecisions, usePapersChanged, usePaperText } from './useDecisions.ts'

interface Props {
  paper: Pick<StudentPaper, 'id' | 'kind' | 'student' | 'status' | 'file' | 'archived_at'>
  school_id: number | undefined
  isSmall?: boolean
}

/** Approves or rejects a paper that waits, by whoever may. */
export function Decision({ paper, school_id, isSmall = false }: Props) {
  const t = useText('documents')
  const may = useMay()
  const paperText = usePaperText()
  const changed = usePapersChanged(school_id)
  const attempt = useAttempt(changed)
  const { approve, reject } = useDecisions(school_id)
  const [isRejecting, setRejecting] = useState(false)
  if (paper.status !== 'pending' || paper.archived_at || !may(documents.calls.changeStatus)) return null
  const size = isSmall ? { size: 'compact-md', mih: 36 } : {}
  return (
    <Group gap="xs">
      {paper.file && (
        <Button
          {...size}
          leftSection={<IconCheck size={18} stroke={1.5} />}
          onClick={() => attempt(() => approve(paper.id), paperText('approved', paper))}
        >
          {t('approve')}
        </Button>
      )}
      <Button
        {...size}
        variant="default"
        leftSection={<IconX size={18} stroke={1.5} />}
        onClick={() => setRejecting(true)}
      >
        {t('reject')}
      </Button>
      {isRejecting && (
        <RejectDialog
          paper={paper}
          close={() => setRejecting(false)}
          run={async (reason) => {
            await reject(paper.id, reason)
            setRejecting(false)
            showDone(paperText('rejected', paper))
            await changed()
          }}
        />
      )}
    </Group>
  )
}
