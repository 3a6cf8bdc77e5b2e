import { Modal, Text } from '@mantine/core'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { SafeHtml } from '../../../../ui/apps/SafeHtml.tsx'
import article from '../post/Article.module.css'
import { Cover } from '../post/Cover.tsx'
import type { PostValues } from './postValues.ts'

interface Props {
  opened: boolean
  close: () => void
  values: PostValues
}

/**
 * The article as readers would see it, before it is kept. Its HTML was sanitised by the server or made by the editor on
 * this screen, which knows no other marks than those of its own buttons.
 */
export function Preview({ opened, close, values }: Props) {
  const t = useText('blog')
  const { code } = useLanguage()
  const language = values.content[code] ? code : values.content.ar ? 'ar' : 'en'
  return (
    <Modal opened={opened} onClose={close} size="xl" title={t('preview')}>
      <div className={article.article} lang={language}>
        {values.featuredImage && <Cover src={values.featuredImage} className={article.cover} />}
        <Text component="h3" fz={22} fw={600} m={0} dir="auto">
          {values.title[language] || t('untitled')}
        </Text>
        <SafeHtml html={values.content[language]} className={article.text} />
      </div>
    </Modal>
  )
}
