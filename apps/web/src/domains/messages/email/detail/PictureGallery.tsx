import type { KeptFile } from '@dsms/contract/kernel/files'
import { Group, Modal, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { ToolButton } from '../list/MailMenus.tsx'
import classes from './PictureGallery.module.css'

interface Props {
  pictures: KeptFile[]
  shown: number
  onShow: (index: number) => void
  close: () => void
}

/** Pictures one after the other, as large as the window allows. */
export function PictureGallery({ pictures, shown, onShow, close }: Props) {
  const t = useText('email')
  const format = useFormat()
  const { dir } = useLanguage()
  const picture = pictures[shown]
  const go = (by: number) => {
    if (pictures[shown + by]) onShow(shown + by)
  }
  const onKey = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(event.key === forward ? 1 : -1)
  }
  if (!picture) return null
  return (
    <Modal opened onClose={close} title={<bdi>{picture.fileName}</bdi>} size="auto" onKeyDown={onKey}>
      <img src={picture.url} alt={picture.fileName} className={classes.picture} />
      {pictures.length > 1 && (
        <Group justify="center" mt="sm">
          <ToolButton label={t('picture.previous')} disabled={shown === 0} onClick={() => go(-1)}>
            <IconChevronLeft size={20} stroke={1.5} className="mirror" />
          </ToolButton>
          <Text size="sm" role="status" className="tabular">
            {t('picture.place', { at: format.number(shown + 1), total: format.number(pictures.length) })}
          </Text>
          <ToolButton label={t('picture.next')} disabled={shown === pictures.length - 1} onClick={() => go(1)}>
            <IconChevronRight size={20} stroke={1.5} className="mirror" />
          </ToolButton>
        </Group>
      )}
    </Modal>
  )
}
