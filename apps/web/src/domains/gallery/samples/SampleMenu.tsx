import { type Sample as SampleLine, sampleGroups, samples } from '@dsms/contract/gallery/samples'
import { NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link, useNavigate } from '../../../kernel/address/links.tsx'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import classes from './Samples.module.css'

/** All samples by group: beside the sample where there is room, else a list to choose from. */
export function SampleMenu({ current }: { current: SampleLine }) {
  const t = useText('samples')
  const { code } = useLanguage()
  const navigate = useNavigate()
  const groups = sampleGroups.map((group) => ({ group, lines: samples.filter((line) => line.group === group) }))
  return (
    <>
      <nav aria-label={t('gallery')} className={classes.menu}>
        {groups.map(({ group, lines }) => (
          <details key={group} open={group === current.group || undefined}>
            <summary className={classes.summary}>{t(`group.${group}`)}</summary>
            <ul className={classes.menuList}>
              {lines.map((line) => (
                <li key={line.id}>
                  <Link
                    to={placeOf(line.link)}
                    className={clsx(classes.menuLink, line === current && classes.current)}
                    aria-current={line === current ? 'page' : undefined}
                  >
                    {line.title[code]}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <NativeSelect
        className={classes.chooser}
        aria-label={t('gallery')}
        value={current.link}
        onChange={(event) => navigate({ to: placeOf(event.currentTarget.value) })}
        data={groups.map(({ group, lines }) => ({
          group: t(`group.${group}`),
          items: lines.map((line) => ({ value: line.link, label: line.title[code] })),
        }))}
      />
    </>
  )
}
