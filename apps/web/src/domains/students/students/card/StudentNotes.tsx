import { Stack, Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import type { Student } from '../students.ts'
import classes from './Card.module.css'
import { Part } from './Part.tsx'

/** What the student may read too, and what is the office's alone; nothing where nobody wrote any. */
export function StudentNotes({ student }: { student: Student }) {
  const t = useText('students')
  const notes = (['shared_notes', 'internal_notes'] as const).filter((name) => student[name])
  if (notes.length === 0) return null
  return (
    <Part name="notes">
      <Stack gap="md">
        {notes.map((name) => (
          <section key={name} className="card">
            <h2 className={classes.title}>{t(`field.${name}`)}</h2>
            <Text size="sm" c="dimmed" mb="xs">
              {t(name === 'shared_notes' ? 'help.shared' : 'help.internal')}
            </Text>
            <div className={classes.note}>
              <Typed>{student[name]}</Typed>
            </div>
          </section>
        ))}
      </Stack>
    </Part>
  )
}
