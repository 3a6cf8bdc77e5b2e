import { type AccountSettings, connectNetwork, disconnectNetwork } from '@dsms/contract/identity/account/calls'
import { type Network, networks } from '@dsms/contract/kernel/choices/networks'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconBrandFacebook, IconBrandGithub, IconBrandGoogle, IconBrandTwitter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhile } from '../../../../kernel/browser/later/whenShown.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import classes from '../SettingsPage.module.css'
import { useKeepSettings } from '../settingsCalls.ts'

const icons = {
  twitter: IconBrandTwitter,
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
  github: IconBrandGithub,
}

/** Accounts elsewhere, named by the person; nothing is asked or sent there. */
export function ConnectionsCard({ connections }: Pick<AccountSettings['social'], 'connections'>) {
  const t = useText('account')
  const [asked, ask] = useState<Network>()
  const shown = useWhile(asked !== undefined, asked)
  return (
    <section className="card" aria-labelledby="settings-connections">
      <h2 className={classes.heading} id="settings-connections">
        {t('connections.title')}
      </h2>
      <Text size="sm" c="dimmed">
        {t('connections.help')}
      </Text>
      <ul className={classes.rows}>
        {networks.map((network) => (
          <ConnectionRow key={network} network={network} id={connections[network].id} connect={() => ask(network)} />
        ))}
      </ul>
      <Modal
        opened={asked !== undefined}
        onClose={() => ask(undefined)}
        title={shown && t('connections.connectTo', { name: t(`network.${shown}`) })}
      >
        {shown && <ConnectForm network={shown} done={() => ask(undefined)} />}
      </Modal>
    </section>
  )
}

interface RowProps {
  network: Network
  id: string | undefined
  connect: () => void
}

function ConnectionRow({ network, id, connect }: RowProps) {
  const t = useText('account')
  const errorText = useErrorText()
  const keep = useKeepSettings()
  const name = t(`network.${network}`)
  const disconnect = useMutation({
    mutationFn: () => call(disconnectNetwork, { params: { network } }),
    onSuccess: (saved) => {
      keep(saved)
      showDone(t('connections.gone', { name }))
    },
    onError: (error) => showFailure(errorText(error)),
  })
  const Icon = icons[network]
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className={classes.grow}>
        {name}
        {id !== undefined && (
          <Text size="sm" c="dimmed">
            <bdi>@{id}</bdi>
          </Text>
        )}
      </span>
      {id === undefined ? (
        <Button variant="light" onClick={connect} aria-label={t('connections.connectTo', { name })}>
          {t('connections.connect')}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={disconnect.isPending}
          onClick={() => disconnect.mutate()}
          aria-label={t('connections.disconnectFrom', { name })}
        >
          {t('connections.disconnect')}
        </Button>
      )}
    </li>
  )
}

function ConnectForm({ network, done }: { network: Network; done: () => void }) {
  const t = useText('account')
  const common = useText('common')
  const keep = useKeepSettings()
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => connectNetwork.body,
    initialValues: { id: '' },
  })
  const send = async (body: typeof form.values) => {
    keep(await call(connectNetwork, { params: { network }, body }))
    showDone(t('connections.done', { name: t(`network.${network}`) }))
    done()
  }
  return (
    <form onSubmit={submit(send)} noValidate>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <TextInput
          label={t('connections.handle')}
          description={t('connections.handleHelp')}
          dir="ltr"
          placeholder="@"
          data-autofocus
          {...form.getInputProps('id')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={done}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('connections.connect')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
