import { copyMarkingScheme } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import { Button, Group, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText, wordOf } from '../../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../../kit/areas/types.ts'
import { useAttempt } from '../../../../kit/records/useAttempt.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { schemeArea } from '../drivingErrors.ts'
import classes from './MarkingScheme.module.css'

interface Props {
  scheme: WholeRecord<typeof schemeArea.area>
  school: School
}

/** The editions of a scheme, and the way to its next: what was published does not change. */
export function Editions({ scheme, school }: Props) {
  const t = useText('markingSchemes')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const attempt = useAttempt(useAreaChanged(schemeArea, school.school_id))
  const [isCopying, setCopying] = useState(false)

  const copy = async () => {
    setCopying(true)
    const body = school.school_id === undefined ? {} : { school_id: school.school_id }
    await attempt(async () => {
      const { id } = await call(copyMarkingScheme, { params: { id: scheme.id }, body })
      await navigate({ to: `${schemeArea.link}/${id}`, search: school.search })
    }, t('copied'))
    setCopying(false)
  }

  return (
    <section className="card">
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <h2 className={classes.title}>{t('editions')}</h2>
          {scheme.status !== 'draft' && (
            <Text size="sm" mb="sm">
              {t('inUse')}
            </Text>
          )}
          <ul className={classes.editions}>
            {scheme.editions.map(({ id, edition, status, effective_from }) => (
              <li key={id}>
                <LinkAnchor
                  to={`${schemeArea.link}/${id}`}
                  search={school.search}
                  aria-current={id === scheme.id ? 'page' : undefined}
                >
                  {t('editionFrom', { edition: format.number(edition), day: format.date(effective_from) })}
                </LinkAnchor>
                <StatusBadge status={status} label={wordOf('markingSchemes', `status.${status}`) ?? status} />
              </li>
            ))}
          </ul>
        </div>
        {scheme.status !== 'draft' && may(copyMarkingScheme) && (
          <Button leftSection={<IconCopy size={18} stroke={1.5} />} onClick={copy} loading={isCopying}>
            {t('copy')}
          </Button>
        )}
      </Group>
    </section>
  )
}
