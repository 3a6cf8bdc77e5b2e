import { Kbd, Modal } from '@mantine/core'
import { isMac, useRegisteredShortcuts } from '../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './ShortcutHelp.module.css'

export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('shell')
  const shortcuts = useRegisteredShortcuts()
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('shortcuts')}>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className={classes.row}>
            <dt>{label}</dt>
            <dd dir="ltr">
              {keys.split('+').map((key) => (
                <Kbd key={key}>{key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
        <div className={classes.row}>
          <dt>{t('shortcut.close')}</dt>
          <dd dir="ltr">
            <Kbd>Esc</Kbd>
          </dd>
        </div>
      </dl>
    </Modal>
  )
}
