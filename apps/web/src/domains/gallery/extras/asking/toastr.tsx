import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { hideToast, showToast } from '../../../../ui/toaster.tsx'
import { showDone, showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { sampleOf, tone } from '../../samples/sample.ts'

export const toastr = sampleOf(
  { color: tone() },
  {
    product: () => {
      const t = useText('extras')
      return (
        <Group gap="xs">
          <Button onClick={() => showDone(t('toastr.done'))}>{t('toastr.say')}</Button>
          <Button variant="default" onClick={() => showFailure(t('toastr.failed'))}>
            {t('toastr.sayFailed')}
          </Button>
        </Group>
      )
    },
    undo: () => {
      const t = useText('extras')
      const [count, setCount] = useState(3)
      const archive = () => {
        setCount(count - 1)
        showUndo(t('toastr.archived'), t('toastr.back'), () => setCount((now) => now + 1))
      }
      return (
        <Group gap="sm">
          <Button disabled={count === 0} onClick={archive}>
            {t('toastr.archive')}
          </Button>
          <span role="status">{t('toastr.left', { count })}</span>
          {count === 0 && (
            <Button variant="default" onClick={() => setCount(3)}>
              {t('toastr.all')}
            </Button>
          )}
        </Group>
      )
    },
    staying: ({ color }) => {
      const t = useText('extras')
      const say = (autoClose: number | false) =>
        void showToast({
          color,
          autoClose,
          title: t('toastr.title'),
          message: t('toastr.plate', { plate: '\u2066ABJ 1234\u2069' }),
          closeButtonProps: { 'aria-label': t('toastr.close') },
        })
      return (
        <Group gap="xs">
          <Button onClick={() => say(false)}>{t('toastr.stay')}</Button>
          <Button variant="default" onClick={() => say(3000)}>
            {t('toastr.short')}
          </Button>
        </Group>
      )
    },
    waiting: () => {
      const t = useText('extras')
      const [isBusy, setBusy] = useState(false)
      const publish = async () => {
        setBusy(true)
        await showToast({ id: 'publishing', loading: true, autoClose: false, message: t('toastr.publishing') })
        await new Promise((done) => setTimeout(done, 1500))
        await hideToast('publishing')
        showDone(t('toastr.published'))
        setBusy(false)
      }
      return (
        <Button loading={isBusy} onClick={() => void publish()}>
          {t('toastr.publish')}
        </Button>
      )
    },
  },
)
