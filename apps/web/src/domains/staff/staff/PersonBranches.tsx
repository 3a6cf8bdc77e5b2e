import { branches } from '@dsms/contract/school/branches/calls'
import type { Person } from '@dsms/contract/staff/staff/calls'
import * as staff from '@dsms/contract/staff/staff/school'
import { Button, Group, MultiSelect, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { staffKey } from './useStaffQueries.ts'

interface Props {
  person: Person
  school_id: number | undefined
}

/** At which branches one of a school's staff works: what a role that reaches a branch reaches. */
export function PersonBranches({ person, school_id }: Props) {
  const t = useText('staff')
  const me = useSession()
  const client = useQueryClient()
  const choices = useRecordChoices(branches, school_id, { status: 'active' })
  const key = [...staffKey('school', school_id), 'branches', person.id]
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(staff.getStaffBranches, { params: { id: person.id }, query: { school_id } }, signal),
  })
  const [edited, edit] = useState<string[]>()
  const save = useMutation({
    mutationFn: (chosen: string[]) =>
      call(staff.setStaffBranches, {
        params: { id: person.id },
        body: { branch_ids: chosen.map(Number), ...(school_id === undefined ? {} : { school_id }) },
      }),
    onSuccess: (saved) => {
      client.setQueryData(key, saved)
      edit(undefined)
      showDone(t('branches.saved'))
    },
  })
  if (stored.isError) return <ErrorBox error={stored.error} onRetry={() => stored.refetch()} />
  const value = edited ?? stored.data?.branch_ids.map(String) ?? []
  return (
    <Stack gap="xs" mt="md">
      <MultiSelect
        label={t('branches')}
        description={t('branches.help')}
        data={choices}
        value={value}
        onChange={edit}
        // nobody says of themselves how far they reach
        disabled={!person.can.edit || person.id === me?.id || stored.isPending}
        searchable
      />
      {save.isError && <ErrorBox error={save.error} />}
      {edited && (
        <Group>
          <Button loading={save.isPending} onClick={() => save.mutate(edited)}>
            {t('branches.save')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
