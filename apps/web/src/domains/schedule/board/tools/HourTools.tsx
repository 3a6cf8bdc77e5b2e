import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHours24, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { type Change, type Wishes, zooms } from '../search.ts'

/** How closely the board is looked at, and whether the hours in which the school is closed are shown. */
export function HourTools({ wishes, change, isPerson }: { wishes: Wishes; change: Change; isPerson: boolean }) {
  const t = useText('board')
  const at = wishes.zoom ? zooms.indexOf(wishes.zoom) : -1
  // a week at a glance has no hours
  const hasHours = isPerson || wishes.view === 'day' || wishes.zoom !== undefined
  const icon = { variant: 'default', size: 36 } as const
  return (
    <>
      {!isPerson && (
        <ActionIcon.Group>
          <Tooltip label={t('zoom.out')}>
            <ActionIcon
              {...icon}
              aria-label={t('zoom.out')}
              disabled={at === -1}
              onClick={() => void change({ zoom: zooms[at - 1] })}
            >
              <IconZoomOut size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('zoom.in')}>
            <ActionIcon
              {...icon}
              aria-label={t('zoom.in')}
              disabled={at === zooms.length - 1}
              onClick={() => void change({ zoom: zooms[at + 1] })}
            >
              <IconZoomIn size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </ActionIcon.Group>
      )}
      {hasHours && (
        <Tooltip label={t('allHours')}>
          <ActionIcon
            size={36}
            variant={wishes.hasAllHours ? 'light' : 'default'}
            aria-label={t('allHours')}
            aria-pressed={wishes.hasAllHours}
            onClick={() => void change({ hours: wishes.hasAllHours ? undefined : 'all' })}
          >
            <IconHours24 size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  )
}
