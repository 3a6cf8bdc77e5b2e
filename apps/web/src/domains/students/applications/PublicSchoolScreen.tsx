import { Skeleton, Stack } from '@mantine/core'
import { IconSchoolOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTitle } from '../../../kernel/browser/useTitle.ts'
import { CallError } from '../../../kernel/call/callError.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { type PublicSchool, usePublicSchool } from './applications.ts'
import classes from './Public.module.css'

interface Props {
  slug: string
  /** Under the name of the school. */
  title?: string
  children: (school: PublicSchool) => ReactNode
}

/** Around everything that a school shows to strangers: its name, and what to say while it is fetched or is not there. */
export function PublicSchoolScreen({ slug, title, children }: Props) {
  const t = useText('applications')
  const school = usePublicSchool(slug)
  const isGone = school.error instanceof CallError && school.error.status === 404
  useTitle(school.data ? [title, school.data.name].filter(Boolean).join(' – ') : t('school'))
  if (school.data)
    return (
      <div className={classes.page}>
        <header className={classes.head}>
          {school.data.logo && <img src={school.data.logo} alt="" className={classes.logo} />}
          <div>
            <h1>{title ?? <Typed>{school.data.name}</Typed>}</h1>
            {title && (
              <p>
                <Typed>{school.data.name}</Typed>
              </p>
            )}
          </div>
        </header>
        {children(school.data)}
      </div>
    )
  return (
    <div className={classes.page}>
      <h1 className="visuallyHidden">{t('school')}</h1>
      {isGone ? (
        <Empty icon={<IconSchoolOff size={48} stroke={1} />} text={t('gone')} />
      ) : school.isError ? (
        <ErrorBox error={school.error} onRetry={() => void school.refetch()} />
      ) : (
        <Stack gap="md" aria-hidden>
          <Skeleton height={40} width="60%" />
          <Skeleton height={160} />
          <Skeleton height={240} />
        </Stack>
      )}
    </div>
  )
}
