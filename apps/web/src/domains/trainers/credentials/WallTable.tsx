import { type CredentialWallRow, trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { credentialKinds } from '@dsms/contract/trainers/credentials/rules'
import { Group, Table, VisuallyHidden } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { papers } from './credentials.ts'
import { Light } from './Light.tsx'
import classes from './WallTable.module.css'

/** Each light leads to its credential; where there is none, to a new one. */
export function WallTable({ rows, school }: { rows: CredentialWallRow[]; school: School }) {
  const t = useText('credentials')
  const may = useMay()
  return (
    <WideTable label={t('wall')} minWidth={1080} frameClass="card" verticalSpacing="xs" className={classes.wall}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.who}>{t('field.trainer')}</Table.Th>
          {credentialKinds.map((kind) => (
            <Table.Th key={kind}>{t(`kind.${kind}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Th scope="row" className={classes.who}>
              <Group gap="xs" wrap="nowrap">
                <span className={classes.face}>
                  <PersonAvatar name={row.name} src={row.picture} />
                </span>
                <span>
                  <LinkAnchor to={`/school/trainers/${row.id}`} search={{ ...school.search, tab: 'credentials' }}>
                    <Typed>{row.name}</Typed>
                  </LinkAnchor>
                  <small className={classes.number}>
                    <Bdi>{row.trainer_no}</Bdi>
                  </small>
                </span>
              </Group>
            </Table.Th>
            {row.cells.map((cell) => (
              <Table.Td key={cell.kind}>
                <Cell
                  row={row}
                  cell={cell}
                  school={school}
                  mayAdd={may(trainerCredentials.calls.create)}
                  whose={t('cell', { kind: t(`kind.${cell.kind}`), name: row.name })}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

interface CellProps {
  row: CredentialWallRow
  cell: CredentialWallRow['cells'][number]
  school: School
  mayAdd: boolean
  /** Of which kind and whose it is, for readers who do not see the head and the line. */
  whose: string
}

function Cell({ row, cell, school, mayAdd, whose }: CellProps) {
  const light = <Light light={cell.light} expires_on={cell.expires_on} />
  if (cell.credential_id === null && !mayAdd) return light
  return (
    <LinkAnchor
      className={classes.cell}
      {...(cell.credential_id === null
        ? {
            to: `${papers.link}/new` as const,
            search: { ...school.search, trainer_id: row.id, kind: cell.kind },
          }
        : { to: `${papers.link}/${cell.credential_id}` as const, search: school.search })}
    >
      <VisuallyHidden>{whose} </VisuallyHidden>
      {light}
    </LinkAnchor>
  )
}
