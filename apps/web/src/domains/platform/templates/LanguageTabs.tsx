import type { Language } from '@dsms/contract/kernel/shared'
import type { MailTemplateInfo } from '@dsms/contract/platform/templates/calls'
import { Tabs } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { TabRow } from '../../../ui/page/TabRow.tsx'

/** The languages of one mail; a pencil stands at those that the platform gave words of its own. */
export function LanguageTabs({ template, language }: { template: MailTemplateInfo; language: Language }) {
  const t = useText('templates')
  const navigate = useNavigate()
  return (
    <Tabs
      value={language}
      onChange={(value) =>
        void navigate({
          to: '.',
          search: (old) => ({ ...old, open: `${template.key}.${value}` }),
        })
      }
    >
      <TabRow open={language} mb={0} aria-label={t('language')}>
        {languages.map(({ code, name }) => (
          <Tabs.Tab
            key={code}
            value={code}
            lang={code}
            rightSection={template.words[code].isChanged ? <IconPencil size={16} stroke={1.5} aria-hidden /> : null}
          >
            <bdi>{name}</bdi>
          </Tabs.Tab>
        ))}
      </TabRow>
    </Tabs>
  )
}
