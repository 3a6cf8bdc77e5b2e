import {
  guardianRelations,
  guardianRights,
  guardians,
  linkGuardian,
  listStudentGuardians,
  unlinkGuardian,
} from '@dsms/contract/people/guardians/calls'
import { Button, Checkbox, Group, Select, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { pupils } from '../students/students.ts'
import classes from './Guardians.module.css'
import { type Link, parents } from './guardians.ts'

interface Props {
  student: { id: number; archived_at: string | null }
  school: School
}

/** Who speaks for a student and what they may do; another one is linked, changed or taken off here. */
export function GuardiansOf({ student, school }: Props) {
  const t = useText('guardians')
  const common = useText('common')
  const format = useFormat()
  const errorText = useErrorText()
  const may = useMay()
  const [open, setOpen] = useState<Link | 'new'>()
  const changed = useAreaChanged(pupils, school.school_id)
  const inSchool = school.school_id === undefined ? {} : { school_id: school.school_id }
  const found = useQuery({
    queryKey: ['area', 'students', school.school_id ?? 'own', 'guardians', student.id],
    queryFn: ({ signal }) => call(listStudentGuardians, { params: { id: student.id }, query: inSchool }, signal),
  })
  const mayWrite = !student.archived_at && may(linkGuardian)
  const link = async ({ guardian_id, relation, rights, is_main }: Omit<Link, 'name' | 'phone' | 'email'>) => {
    await call(linkGuardian, {
      params: { id: student.id },
      body: { guardian_id, relation, rights, is_main, ...inSchool },
    })
    await changed()
  }
  const unlink = async (one: Link) => {
    try {
      await call(unlinkGuardian, { params: { id: student.id, guardian_id: one.guardian_id }, query: inSchool })
      await changed()
      showUndo(
        t('removed', { name: one.name }),
        common('undo'),
        () => void link(one).catch((failure) => showFailure(errorText(failure))),
      )
    } catch (failure) {
      showFailure(errorText(failure))
    }
  }
  if (found.isError) return <ErrorBox error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <ListSkeleton rows={3} />
  return (
    <section className="card">
      {mayWrite && (
        <Group justify="flex-end" mb="sm">
          {may(guardians.calls.create) && (
            <LinkButton to="/school/guardians/new" search={school.search} variant="subtle" size="xs">
              {t('addPerson')}
            </LinkButton>
          )}
          <Button variant="default" size="xs" onClick={() => setOpen('new')}>
            {t('link')}
          </Button>
        </Group>
      )}
      {found.data.length === 0 && <Text>{t('nobody')}</Text>}
      <ul className={classes.list}>
        {found.data.map((one) => (
          <li key={one.guardian_id} className={classes.line}>
            <div>
              <LinkAnchor to={`${parents.link}/${one.guardian_id}`} search={school.search}>
                <Typed>{one.name}</Typed>
              </LinkAnchor>{' '}
              ({t(`relation.${one.relation}`)}){one.is_main && ` · ${t('main')}`}
              <Text size="sm" c="dimmed">
                {one.phone && <Bdi>{one.phone}</Bdi>}
                {one.phone && one.rights.length > 0 && ' · '}
                {format.list(one.rights.map((right) => t(`right.${right}`)))}
              </Text>
            </div>
            {mayWrite && (
              <Group gap="xs">
                <Button variant="default" size="xs" onClick={() => setOpen(one)}>
                  {t('change')}
                </Button>
                <Button variant="subtle" color="red.9" size="xs" onClick={() => unlink(one)}>
                  {t('remove')}
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <LinkDialog
          kept={open === 'new' ? undefined : open}
          school_id={school.school_id}
          send={link}
          close={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

interface DialogProps {
  kept: Link | undefined
  school_id: number | undefined
  send: (link: Omit<Link, 'name' | 'phone' | 'email'>) => Promise<void>
  close: () => void
}

function LinkDialog({ kept, school_id, send, close }: DialogProps) {
  const t = useText('guardians')
  const common = useText('common')
  const [guardian, setGuardian] = useState<string | null>(kept ? String(kept.guardian_id) : null)
  const [relation, setRelation] = useState<Link['relation']>(kept?.relation ?? 'father')
  const [rights, setRights] = useState<string[]>(kept?.rights ?? ['view_progress', 'sign'])
  const [isMain, setMain] = useState(kept?.is_main ?? false)
  const [isMissing, setMissing] = useState(false)
  const run = async () => {
    setMissing(guardian === null)
    if (guardian === null) return
    await send({
      guardian_id: Number(guardian),
      relation,
      rights: guardianRights.filter((right) => rights.includes(right)),
      is_main: isMain,
    })
    close()
  }
  return (
    <ConfirmDialog opened title={t(kept ? 'change' : 'link')} action={common('save')} run={run} close={close}>
      <Stack gap="sm">
        <RecordSelect
          area={guardians}
          school_id={school_id}
          label={t('field.guardian')}
          required
          disabled={kept !== undefined}
          value={guardian}
          onChange={setGuardian}
          error={isMissing && t('choose')}
          present={{ id: kept?.guardian_id, name: kept?.name }}
        />
        <Select
          label={t('field.relation')}
          allowDeselect={false}
          data={guardianRelations.map((value) => ({ value, label: t(`relation.${value}`) }))}
          value={relation}
          onChange={(value) => setRelation(guardianRelations.find((one) => one === value) ?? relation)}
        />
        <Checkbox.Group label={t('field.rights')} value={rights} onChange={setRights}>
          <Stack gap={6} mt={4}>
            {guardianRights.map((right) => (
              <Checkbox key={right} value={right} label={t(`right.${right}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Switch label={t('makeMain')} checked={isMain} onChange={(event) => setMain(event.currentTarget.checked)} />
      </Stack>
    </ConfirmDialog>
  )
}
