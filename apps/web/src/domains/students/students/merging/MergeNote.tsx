import { undoMerge } from '@dsms/contract/students/students/merges'
import { Button, Text } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { pupils, type Student } from '../students.ts'
import classes from './Merging.module.css'
import { useUndoMerge } from './useUndoMerge.ts'

/** Which records went into this one, or where this one went, with the way there and, for a day, the way back. */
export function MergeNotes({ student, school }: { student: Student; school: School }) {
  const t = useText('students')
  const format = useFormat()
  const may = useMay()
  const undo = useUndoMerge(school.school_id)
  return student.merges.map((merge) => {
    const isKept = merge.kept.id === student.id
    const there = isKept ? merge.other : merge.kept
    return (
      <section key={merge.id} className={`card ${classes.note}`} aria-label={t('merge.title')}>
        <IconArrowMerge size={20} stroke={1.5} aria-hidden />
        <div className={classes.grow}>
          <Text size="sm" component="div">
            {t(isKept ? 'merge.from' : 'merge.into')}{' '}
            <LinkAnchor to={`${pupils.link}/${there.id}`} search={school.search}>
              <Typed>{there.name}</Typed>
            </LinkAnchor>{' '}
            <Bdi>{there.student_no}</Bdi>
          </Text>
          <Text size="sm" c="dimmed">
            {merge.by && <Typed>{merge.by}</Typed>} {format.dateTime(merge.at)}
            {merge.undo_until && ` · ${t('merge.until', { time: format.dateTime(merge.undo_until) })}`}
          </Text>
        </div>
        {merge.undo_until && may(undoMerge) && (
          <Button size="xs" variant="default" onClick={() => void undo(merge.id)}>
            {t('merge.undo')}
          </Button>
        )}
      </section>
    )
  })
}
