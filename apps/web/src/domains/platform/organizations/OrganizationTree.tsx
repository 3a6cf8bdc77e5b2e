import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { organizations } from '@dsms/contract/platform/organizations/calls'
import { Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText, wordOf } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import classes from './OrganizationTree.module.css'
import { organizations as of } from './organizations.ts'

type Tree = Answer<(typeof organizations)['calls']['get']>['tree']

/** Where an organization stands: what is above it, beside it and below it. */
export function OrganizationTree({ id, tree }: { id: number; tree: Tree }) {
  const t = useText('organizations')
  const may = useMay()
  const tops = tree.filter(({ parent_id }) => !tree.some((one) => one.id === parent_id))
  return (
    <section className="card">
      <Text size="sm" c="dimmed" mb="sm">
        {tree.length === 1 ? t('treeAlone') : t('treeHelp')}
      </Text>
      <Level rows={tops} tree={tree} current={id} />
      {tree.length === 1 && may(of.area.calls.create) && (
        <LinkButton
          to="/platform/organizations/new"
          variant="default"
          mt="md"
          leftSection={<IconPlus size={18} stroke={1.5} />}
        >
          {t('add')}
        </LinkButton>
      )}
    </section>
  )
}

function Level({ rows, tree, current }: { rows: Tree; tree: Tree; current: number }) {
  const t = useText('organizations')
  if (rows.length === 0) return null
  return (
    <ul className={classes.level}>
      {rows.map(({ id, name, status, schools }) => (
        <li key={id}>
          <div className={classes.row} data-current={id === current || undefined}>
            {id === current ? (
              <strong aria-current="true">
                <Typed>{name}</Typed>
              </strong>
            ) : (
              <LinkAnchor to={`/platform/organizations/${id}`}>
                <Typed>{name}</Typed>
              </LinkAnchor>
            )}
            <StatusBadge status={status} label={wordOf('organizations', `status.${status}`) ?? status} />
            <Text span size="sm" c="dimmed">
              {t('schoolsOf', { count: schools })}
            </Text>
          </div>
          <Level rows={tree.filter(({ parent_id }) => parent_id === id)} tree={tree} current={current} />
        </li>
      ))}
    </ul>
  )
}
