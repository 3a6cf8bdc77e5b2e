import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconCopy, IconDeviceMobileShare, IconMail, IconShare } from '@tabler/icons-react'
import { useText } from '../kernel/i18n/index.ts'
import { showDone, showFailure } from './toasts/toasts.tsx'

/** Hands the address of this page on: copied, by mail, or through what the device offers. */
export function ShareMenu({ name }: { name: string }) {
  const t = useText('records')
  const address = window.location.href
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showDone(t('share.copied')),
      () => showFailure(t('share.failed', { address })),
    )
  // closing the device's own dialog is no failure
  const hand = () => navigator.share({ title: name, url: address }).catch(() => undefined)
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
  return (
    <Menu position="bottom-end" withinPortal>
      <Tooltip label={t('share')}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('share')}>
            <IconShare size={18} stroke={1.5} className="mirror" />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={18} stroke={1.5} />} onClick={copy}>
          {t('share.copy')}
        </Menu.Item>
        <Menu.Item component="a" href={mail} leftSection={<IconMail size={18} stroke={1.5} />}>
          {t('share.mail')}
        </Menu.Item>
        {'share' in navigator && (
          <Menu.Item leftSection={<IconDeviceMobileShare size={18} stroke={1.5} />} onClick={hand}>
            {t('share.device')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
