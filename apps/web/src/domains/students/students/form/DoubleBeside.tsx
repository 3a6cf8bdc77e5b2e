import { textIn } from '@dsms/contract/kernel/choices/reading'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { findDoubles } from '@dsms/contract/students/students/calls'
import { previewMerge } from '@dsms/contract/students/students/merges'
import { noName, wholeNames } from '@dsms/contract/students/students/names'
import { identityKey, lastFour } from '@dsms/contract/students/students/rules'
import { Button, Group, Table, Text, VisuallyHidden } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import type { studentFields } from '../studentForm.ts'
import { pupils, type Student } from '../students.ts'
import classes from './Beside.module.css'

type Double = Answer<typeof findDoubles>[number]

interface Props {
  double: Double
  typed: Pick<
    typeof studentFields.empty,
    'first_name' | 'family_name' | 'id_number' | 'phone' | 'email' | 'birth_date'
  > &
    Partial<Pick<typeof studentFields.empty, 'second_name'>>
  student: Student | undefined
  school_id: number | undefined
  /** Goes on with the record that is there. */
  choose: ((id: number) => unknown) | undefined
}

/** A record that looks the same beside what is typed, with the ways to it. */
export function DoubleBeside({ double, typed, student, school_id, choose }: Props) {
  const t = useText('students')
  const format = useFormat()
  const may = useMay()
  const { code: language } = useLanguage()
  const search = school_id === undefined ? {} : { school_id }
  const whole = wholeNames({ second_name: noName, ...typed })
  const end = (number: string | null) => number && `•••• ${lastFour(identityKey(number))}`
  const rows = [
    { field: 'name', here: textIn(whole, language) || null, there: double.name },
    { field: 'birth_date', here: typed.birth_date, there: double.birth_date },
    { field: 'phone', here: typed.phone, there: double.phone },
    { field: 'email', here: typed.email, there: double.email },
    { field: 'id_number', here: end(typed.id_number), there: double.id_last4 && `•••• ${double.id_last4}` },
  ] as const
  const show = (field: string, value: string | null) => {
    if (!value) return '–'
    if (field === 'birth_date') return format.date(value)
    return field === 'name' ? <Typed>{value}</Typed> : <Bdi>{value}</Bdi>
  }
  return (
    <section aria-label={double.name}>
      <Text size="sm" fw={600}>
        <Typed>{double.name}</Typed> <Bdi>{double.student_no}</Bdi>
      </Text>
      <Text size="sm">
        {format.list(double.by.map((reason) => t(`doubles.${reason}`)))}
        {double.is_archived && ` · ${t('doubles.archived')}`}
      </Text>
      <Table
        className={classes.beside}
        verticalSpacing={4}
        horizontalSpacing="xs"
        layout="fixed"
        withRowBorders={false}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th>{t('doubles.typed')}</Table.Th>
            <Table.Th>{t('doubles.there')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows
            .filter(({ here, there }) => here || there)
            .map(({ field, here, there }) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{t(`field.${field}`)}</Table.Th>
                <Table.Td>{show(field, here)}</Table.Td>
                <Table.Td>
                  <Group gap={4} wrap="nowrap">
                    {show(field, there)}
                    {here && here.toLowerCase() === there?.toLowerCase() && (
                      <IconEqual size={16} stroke={1.5} aria-hidden />
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      <Group gap="xs" mt={4}>
        <LinkButton to={`${pupils.link}/${double.id}`} search={search} size="xs" variant="default">
          {t('doubles.open')}
        </LinkButton>
        {choose && !double.is_archived && (
          <Button size="xs" variant="light" onClick={() => choose(double.id)}>
            {t('doubles.choose')}
            <VisuallyHidden> {double.name}</VisuallyHidden>
          </Button>
        )}
        {student && may(previewMerge) && (
          <LinkButton
            to={`${pupils.link}/${student.id}/merge`}
            search={{ ...search, with: double.id }}
            size="xs"
            variant="default"
          >
            {t('doubles.compare')}
          </LinkButton>
        )}
      </Group>
    </section>
  )
}
