import type { Scope } from '@dsms/contract/kernel/permissions'
import { Stack } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from '../../kernel/address/links.tsx'
import { whenShown } from '../../kernel/browser/later/whenShown.tsx'
import { useText } from '../../kernel/i18n/index.ts'
import { getPreferences, setPreferences } from '../../kernel/session/preferences.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Empty } from '../list/Empty.tsx'
import { type School, useSchool } from './useSchool.ts'

// people of a school never see it
const SchoolSwitcher = whenShown(async () => (await import('./SchoolSwitcher.tsx')).SchoolSwitcher)

interface Props {
  scope: Scope
  title: string
  children: (school: School) => ReactNode
}

/**
 * A screen of a school. Platform people see at the top whose data it is and may change it there; the school they looked
 * into last is taken until they choose another.
 */
export function SchoolGate({ scope, title, children }: Props) {
  const t = useText('records')
  const school = useSchool(scope)
  useRememberedSchool(school)
  if (!school.isVisited) return children(school)
  return (
    <Stack gap="md">
      <SchoolSwitcher chosen={school.school_id} />
      {school.school_id ? (
        // a new school is a new screen: nothing of the old one stays
        <div key={school.school_id}>{children(school)}</div>
      ) : (
        <Page title={title}>
          <Empty icon={<IconSchool size={48} stroke={1} />} text={t('chooseSchoolFirst')} />
        </Page>
      )}
    </Stack>
  )
}

/** Takes the school that was looked into last where the address names none, and remembers the one it names. */
function useRememberedSchool({ isVisited, school_id }: School) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isVisited) return
    const { visitedSchool } = getPreferences()
    if (school_id) {
      if (school_id !== visitedSchool) setPreferences({ visitedSchool: school_id })
    } else if (visitedSchool) {
      void navigate({
        to: '.',
        search: (old: object) => ({ ...old, school_id: visitedSchool }),
        replace: true,
      })
    }
  }, [isVisited, school_id, navigate])
}
