import { settingGroups } from '@dsms/contract/platform/settings/values'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useAddress } from '../../../../kernel/address/useAddress.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { can, useAbility, useSession } from '../../../../kernel/session/session.ts'
import { UnsavedGuard } from '../../../../kit/form/UnsavedGuard.tsx'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { SearchField } from '../../../../ui/page/SearchField.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { SettingRow } from './SettingRow.tsx'
import classes from './Settings.module.css'
import { type Spot, useSettings } from './useSettings.ts'

interface Props {
  intro: string
  spot: Spot
  /** Beside the search. */
  beside?: ReactNode
}

/** All settings in their groups; what was changed is saved at once. */
export function Settings({ intro, spot, beside }: Props) {
  const t = useText('settings')
  const common = useText('common')
  const errorText = useErrorText()
  const ability = useAbility()
  const user = useSession()
  const [{ q }, changeAddress] = useAddress('q')
  const ids = useId()
  const { found, drafts, errors, failure, isSaving, change, forget, save } = useSettings(spot)
  const ofPlatform = spot.school_id === undefined ? 'settings_platform.edit' : 'schools.edit'
  const mayEdit = can(ability, user?.scope === 'platform' ? ofPlatform : 'settings.edit')
  const wanted = folded(q)
  const level = found.data?.level ?? 'school'
  const mayLock =
    mayEdit && (level === 'platform' || (level === 'organization' && can(ability, 'organizations.set_policy_locks')))
  const groups = settingGroups.flatMap((group) => {
    const settings = (found.data?.settings ?? []).filter(
      (setting) =>
        setting.group === group &&
        (setting.is_settable || level !== 'branch') &&
        folded(
          `${t(`group.${group}`)} ${t(`name.${setting.key}`)} ${t(`help.${setting.key}`)} ${setting.key}`,
        ).includes(wanted),
    )
    return settings.length ? [{ group, settings }] : []
  })
  const changed = Object.keys(drafts).length
  return (
    <>
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={10} />}
      {found.data && (
        <Stack gap="md">
          <Text c="dimmed">{intro}</Text>
          <Group align="flex-end" gap="md">
            <SearchField label={t('search')} q={q} onSearch={(text) => void changeAddress({ q: text })} />
            {beside}
          </Group>
          {groups.length === 0 && <Empty icon={<IconSearchOff size={48} stroke={1} />} text={t('nothingFits')} />}
          {groups.map(({ group, settings }) => (
            // what is on its way is not changed until it has arrived
            <section
              key={group}
              inert={isSaving}
              className={`card ${classes.group}`}
              aria-labelledby={`${ids}${group}`}
            >
              <h2 className={classes.title} id={`${ids}${group}`}>
                {t(`group.${group}`)}
              </h2>
              {settings.map((setting) => (
                <SettingRow
                  key={setting.key}
                  setting={setting}
                  level={level}
                  draft={drafts[setting.key]}
                  error={errors[setting.key]}
                  mayEdit={mayEdit}
                  mayLock={mayLock}
                  change={(draft) => change(setting, draft)}
                />
              ))}
            </section>
          ))}
          {mayEdit && changed > 0 && (
            <div className="foot">
              <Text
                size="sm"
                role={failure ? 'alert' : 'status'}
                c={failure ? 'var(--mantine-color-error)' : undefined}
              >
                {failure ? errorText(failure) : t('changed', { count: changed })}
              </Text>
              <Button variant="default" ms="auto" onClick={forget}>
                {t('discard')}
              </Button>
              <Button loading={isSaving} onClick={async () => (await save()) && showDone(common('saved'))}>
                {common('save')}
              </Button>
            </div>
          )}
          <UnsavedGuard isUnsaved={() => changed > 0} param="branch_id" />
        </Stack>
      )}
    </>
  )
}

/** As searches compare: without case, and with Arabic letters that people write in several ways made one. */
const folded = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim()
