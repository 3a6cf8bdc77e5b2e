import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../SettingsPage.module.css'

/** The codes for the day the app is lost. They are shown this once. */
export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const t = useText('account')
  const common = useText('common')
  const text = codes.join('\n')
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    link.download = 'dsms-recovery-codes.txt'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('twoStep.codesHelp')}</Text>
      <ul className={classes.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
            >
              {common(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={save} leftSection={<IconDownload size={18} stroke={1.5} />}>
          {t('twoStep.download')}
        </Button>
        <Button onClick={done}>{t('twoStep.kept')}</Button>
      </Group>
    </Stack>
  )
}
