import { type MergeField, mergeStudents } from '@dsms/contract/students/students/merges'
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowsExchange, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { namedText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Status } from '../../../../kit/areas/status/Status.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkAnchor, LinkButton } from '../../../../ui/page/links.tsx'
import { showUndo } from '../../../../ui/toasts/toasts.tsx'
import { pupils } from '../students.ts'
import { FieldChoice } from './FieldChoice.tsx'
import classes from './Merging.module.css'
import type { Preview } from './preview.ts'
import { useStudentsChanged, useUndoMerge } from './useUndoMerge.ts'

type Kept = Partial<Record<MergeField, 'this' | 'other'>>

/** Both records field by field, what moves, what is in the way, and the step itself. */
export function Comparison({ preview, school }: { preview: Preview; school: School }) {
  const t = useText('merging')
  const common = useText('common')
  const navigate = useNavigate()
  const changed = useStudentsChanged()
  const undo = useUndoMerge(school.school_id)
  const [keep, setKeep] = useState<Kept>({})
  const [isAsking, setAsking] = useState(false)
  const { this: here, other, fields, obstacles } = preview
  const names = { name: here.name, no: here.student_no, other: other.name, otherNo: other.student_no }
  const run = async () => {
    const { id } = await call(mergeStudents, {
      params: { id: here.id },
      body: {
        other_id: other.id,
        version: here.version,
        other_version: other.version,
        keep,
        ...(school.school_id === undefined ? {} : { school_id: school.school_id }),
      },
    })
    await changed()
    showUndo(t('done', names), common('undo'), () => void undo(id))
    await navigate({ to: `${pupils.link}/${here.id}`, search: school.search })
  }
  // what neither says is nothing to look at
  const told = fields.filter(({ state, this: mine }) => state !== 'same' || mine !== null)
  const order = told.toSorted((one, next) => weight(one.state) - weight(next.state))
  return (
    <Stack gap="md">
      <div className={classes.sides}>
        <Side side={here} title={t('kept')} school={school} />
        <Side side={other} title={t('goes')} school={school} />
      </div>
      <Group>
        <LinkButton
          to={`${pupils.link}/${other.id}/merge`}
          search={{ ...school.search, with: here.id }}
          variant="default"
          leftSection={<IconArrowsExchange size={18} stroke={1.5} />}
        >
          {t('swap')}
        </LinkButton>
        <LinkButton to={`${pupils.link}/${here.id}/merge`} search={school.search} variant="subtle">
          {t('another')}
        </LinkButton>
      </Group>
      <InTheWay obstacles={obstacles} />
      {preview.closes_account && (
        <Alert color="yellow" icon={<IconLock size={20} stroke={1.5} />}>
          {t('closes', names)}
        </Alert>
      )}
      <section className="card" aria-labelledby="fields">
        <h2 id="fields" className={classes.title}>
          {t('fields')}
        </h2>
        <Text size="sm" c="dimmed">
          {t('fieldsHelp')}
        </Text>
        {order.map((row) => (
          <FieldChoice
            key={row.field}
            row={row}
            numbers={{ this: here.student_no, other: other.student_no }}
            value={keep[row.field] ?? 'this'}
            choose={(value) => setKeep({ ...keep, [row.field]: value })}
          />
        ))}
      </section>
      <Moves preview={preview} />
      <div className="foot">
        <Group gap="xs" ms="auto">
          <LinkButton to={`${pupils.link}/${here.id}`} search={school.search} variant="default">
            {common('cancel')}
          </LinkButton>
          <Button disabled={obstacles.length > 0} onClick={() => setAsking(true)}>
            {t('merge')}
          </Button>
        </Group>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('ask', names)}
        text={t('askText', names)}
        action={t('merge')}
        run={run}
        close={() => setAsking(false)}
      />
    </Stack>
  )
}

/** What has to be decided first, what comes of itself next, what is the same last. */
const weight = (state: Preview['fields'][number]['state']) =>
  ({ differs: 0, joined: 1, filled: 1, kept: 2, same: 3 })[state]

function Side({ side, title, school }: { side: Preview['this']; title: string; school: School }) {
  const t = useText('merging')
  const words = useText('students')
  const format = useFormat()
  return (
    <section className="card" aria-label={title}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Group gap="sm" mt="xs" wrap="nowrap">
        <PersonAvatar name={side.name} src={side.photo} size={44} />
        <div>
          <LinkAnchor to={`${pupils.link}/${side.id}`} search={school.search} fw={600}>
            <Typed>{side.name}</Typed>
          </LinkAnchor>
          <Text size="sm">
            <Bdi>{side.student_no}</Bdi> · {t('since', { day: format.date(side.created_at.slice(0, 10)) })}
          </Text>
          <Group gap="xs">
            <Status words="students" status={side.status} />
            {side.has_account && <Text size="sm">{words('account')}</Text>}
          </Group>
        </div>
      </Group>
    </section>
  )
}

function InTheWay({ obstacles }: Pick<Preview, 'obstacles'>) {
  const t = useText('merging')
  // their words are those of the errors
  useText('problems')
  if (obstacles.length === 0) return null
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} />} title={t('inTheWay')}>
      <List size="sm" spacing={4}>
        {obstacles.map(({ code, params }) => (
          <List.Item key={`${code}${params.name}`}>{namedText(code, params)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

function Moves({ preview: { moves, other } }: { preview: Preview }) {
  const t = useText('merging')
  const format = useFormat()
  return (
    <section className="card" aria-labelledby="moves">
      <h2 id="moves" className={classes.title}>
        {t('moves')}
      </h2>
      {moves.length === 0 ? (
        <Text size="sm">{t('movesNone', { other: other.name })}</Text>
      ) : (
        <ul className={classes.list}>
          {moves.map(({ kind, count }) => (
            <li key={kind}>{t(`moved.${kind}`, { number: format.number(count) })}</li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {t('history')}
      </Text>
    </section>
  )
}
