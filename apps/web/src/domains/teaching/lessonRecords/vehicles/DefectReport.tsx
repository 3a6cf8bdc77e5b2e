import { Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'
import { DefectFields, isTold, noReport } from './DefectFields.tsx'
import { DefectPhoto } from './DefectPhoto.tsx'

/** Reports to the fleet what is wrong with the vehicle of a lesson, also without a network and after both have signed. */
export function DefectReport({ lesson, isClosed }: PadProps) {
  const t = useText('lessonRecords')
  const { desk, record, act } = useDesk(lesson)
  const [report, setReport] = useState(noReport)
  const send = () => {
    const { text, may_drive } = report
    act(
      { kind: 'defect', text: text.trim(), may_drive },
      ...(may_drive || isClosed ? [] : [{ kind: 'vehicle' as const, is_fit: false }]),
    )
    setReport(noReport)
  }
  return (
    <>
      <DefectList
        defects={record.defects}
        photoOf={(defect) => desk.queue.every(({ key }) => key !== defect.key) && <DefectPhoto defect={defect} />}
      />
      <details>
        <summary className={classes.fold}>{t('defect.report')}</summary>
        <Stack gap="sm">
          <DefectFields value={report} onChange={setReport} />
          {!report.may_drive && <Text size="sm">{t('defect.stops')}</Text>}
          <Button
            mih={44}
            variant="light"
            disabled={!isTold(report)}
            leftSection={<IconAlertTriangle size={18} stroke={1.5} />}
            onClick={send}
          >
            {t('defect.send')}
          </Button>
        </Stack>
      </details>
    </>
  )
}

interface Defect {
  key: string
  text: string
  may_drive: boolean
}

/** What was reported, and whether the vehicle might still be driven. */
export function DefectList({ defects, photoOf }: { defects: Defect[]; photoOf?: (defect: Defect) => ReactNode }) {
  const t = useText('lessonRecords')
  if (defects.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('defect.reported')}>
      {defects.map((defect) => (
        <li key={defect.key} className={classes.row}>
          <span className={classes.grow}>
            <Typed>{defect.text}</Typed>
          </span>
          <span>{t(defect.may_drive ? 'defect.mayDrive' : 'defect.mayNot')}</span>
          {photoOf?.(defect)}
        </li>
      ))}
    </ul>
  )
}
