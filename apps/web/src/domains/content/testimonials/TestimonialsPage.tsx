import { Avatar, Text } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { testimonialsOf } from './testimonials.ts'

/** What people say that is shown on the public pages. */
export function TestimonialsPage({ scope }: { scope: 'platform' | 'school' }) {
  const t = useText('testimonials')
  const format = useFormat()
  return (
    <AreaList
      of={testimonialsOf(scope)}
      subtitle={({ designation }) =>
        designation && (
          <Text size="sm" c="dimmed">
            <Typed>{designation}</Typed>
          </Text>
        )
      }
      columns={[
        {
          key: 'photo',
          isExtra: true,
          render: ({ photo, name }) => <Avatar src={photo} name={name} alt="" color="petrol" />,
        },
        {
          key: 'text',
          onCard: true,
          render: ({ text }) => (
            <Text size="sm" lineClamp={2} maw={420} dir="auto">
              {text}
            </Text>
          ),
        },
        { key: 'licence' },
        {
          key: 'featured',
          sort: 'featured',
          render: ({ featured }) =>
            featured && (
              <IconStarFilled
                size={16}
                aria-label={t('field.featured')}
                style={{ color: 'var(--mantine-color-orange-6)' }}
              />
            ),
        },
        {
          key: 'place',
          sort: 'place',
          align: 'end',
          isExtra: true,
          render: ({ place }) => format.number(place),
        },
        {
          key: 'given_on',
          sort: 'given_on',
          align: 'end',
          isExtra: true,
          render: ({ given_on }) => given_on && format.date(given_on),
        },
      ]}
      filters={[{ name: 'featured', choices: [{ value: 'true', label: t('featuredOnes') }] }]}
      sheet={{
        name_ar: { example: 'أمل' },
        name_en: { example: 'Amal' },
        text_ar: { example: 'تجربة رائعة' },
        text_en: { example: 'A great school' },
        featured: { example: '0' },
        place: { example: '10' },
        given_on: { example: '2026-03-31' },
      }}
    />
  )
}
