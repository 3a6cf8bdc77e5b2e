import type { SettingLevel } from '@dsms/contract/platform/settings/values'
import { Badge, Button, Group, Switch, Text } from '@mantine/core'
import { IconLock, IconRestore } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { SettingInput } from './SettingInput.tsx'
import classes from './Settings.module.css'
import { useSaid } from './useSaid.ts'
import type { Draft, Shown } from './useSettings.ts'

interface Props {
  setting: Shown
  /** Where the screen is about. */
  level: SettingLevel
  draft: Draft | undefined
  error: string | undefined
  mayEdit: boolean
  /** To fix it for those below. */
  mayLock: boolean
  change: (draft: Draft) => void
}

/** A setting: what it is for, what holds and whose word that is, and the way back to what holds without it. */
export function SettingRow({ setting, level, draft, error, mayEdit, mayLock, change }: Props) {
  const t = useText('settings')
  const format = useFormat()
  const said = useSaid()
  const id = useId()
  const isFixed = setting.locked_by !== null || !setting.is_settable
  const isOwn = draft?.value === undefined ? setting.is_own : draft.value !== null
  const value = draft?.value === undefined ? setting.value : (draft.value ?? setting.inherited)
  const label = t(`name.${setting.key}`)
  const lock = level === 'organization' ? 'organization' : 'platform'
  // what was fixed where it was said needs no second word on that
  const isFixedWhereSaid =
    setting.locked_by === setting.source && setting.locked_by_organization === setting.organization
  return (
    <div className={classes.row} data-changed={draft !== undefined}>
      <div className={classes.words}>
        <Text fw={500} id={`${id}-name`}>
          {label}
        </Text>
        <Text size="sm" c="dimmed" id={`${id}-help`}>
          {t(`help.${setting.key}`)}
        </Text>
        <Group gap="xs" mt={4}>
          {setting.locked_by && (
            <Badge
              className={classes.badge}
              variant="light"
              color="gray"
              size="sm"
              leftSection={<IconLock size={12} stroke={2} aria-hidden />}
            >
              {setting.locked_by_organization
                ? t('fixedByOrganization', { name: isolated(setting.locked_by_organization) })
                : t('fixedBy', { level: t(`level.${setting.locked_by}`) })}
            </Badge>
          )}
          {!isOwn && !setting.is_own && setting.source !== 'default' && !isFixedWhereSaid && (
            <Badge className={classes.badge} variant="light" color="gray" size="sm">
              {setting.organization
                ? t('fromOrganization', { name: isolated(setting.organization) })
                : t('from', { level: t(`level.${setting.source}`) })}
            </Badge>
          )}
          <Text size="xs" c="dimmed">
            {t('default', { value: said(setting, setting.default) })}
          </Text>
          {setting.changed_at && (
            <Text size="xs" c="dimmed">
              {t('changedOn', { date: format.dateTime(setting.changed_at) })}{' '}
              {setting.changed_by && <Typed>{setting.changed_by}</Typed>}
            </Text>
          )}
        </Group>
      </div>
      <div className={classes.input}>
        <SettingInput
          setting={setting}
          value={value}
          label={label}
          helpId={`${id}-help`}
          disabled={!mayEdit || isFixed}
          error={error}
          onChange={(next) => change({ value: next })}
        />
        {mayEdit && !isFixed && isOwn && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRestore size={16} stroke={1.5} />}
            aria-label={`${t('reset', { value: said(setting, setting.inherited) })}: ${label}`}
            onClick={() => change({ value: null })}
          >
            {t('reset', { value: said(setting, setting.inherited) })}
          </Button>
        )}
        {(level === 'platform' || level === 'organization') && (
          <Switch
            size="sm"
            label={t(`lock.${lock}`)}
            aria-label={t(`lockOf.${lock}`, { name: label })}
            disabled={!mayLock || isFixed}
            checked={draft?.locked ?? setting.is_locked}
            onChange={(event) => change({ locked: event.currentTarget.checked })}
          />
        )}
      </div>
    </div>
  )
}

/** A name in the direction of its own letters, whatever the sentence around it has. */
const isolated = (name: string) => `\u2068${name}\u2069`
