import { uploadTestimonialPhoto } from '@dsms/contract/testimonials'
import { Alert, Button, Input, NumberInput, Switch, TextInput } from '@mantine/core'
import { IconStars } from '@tabler/icons-react'
import { AreaForm } from '../../components/areas/AreaForm.tsx'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { FormGroup, fullRow } from '../../components/records/form/RecordForm.tsx'
import { DateField } from '../../components/records/inputs/DateField.tsx'
import { PictureInput } from '../../components/records/inputs/PictureInput.tsx'
import { LinkAnchor } from '../../components/records/links.tsx'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { TextsInput } from './TextsInput.tsx'
import { testimonialsOf } from './testimonials.ts'

const empty = {
  name: noNames,
  designation: noNames,
  text: noNames,
  photo: '',
  licence: '',
  video_url: '',
  featured: false,
  place: 0 as number | '',
  given_on: null as string | null,
}

const keep = async (content: string) => (await call(uploadTestimonialPhoto, { body: { content } })).photo

/** Somebody's words of praise: who, what, and where it stands. */
export function TestimonialPage({ scope, id }: { scope: 'platform' | 'school'; id?: number | undefined }) {
  const t = useText('testimonials')
  return (
    <AreaForm
      of={testimonialsOf(scope)}
      id={id}
      empty={empty}
      write={({ place }) => ({ place: place === '' ? 0 : place })}
    >
      {(form, record, school) => {
        const field = form.getInputProps
        return (
          <>
            {record?.source_review_id && (
              <Alert color="petrol" icon={<IconStars size={20} stroke={1.5} />}>
                {t('fromReview')}{' '}
                <LinkAnchor to="/school/reviews" search={school.search as never}>
                  {t('reviews.title')}
                </LinkAnchor>
              </Alert>
            )}
            <FormGroup title={t('group.person')}>
              <NamesInput label={t('field.name')} required {...field('name')} />
              <NamesInput label={t('field.designation')} {...field('designation')} />
              <TextInput label={t('field.licence')} dir="auto" maxLength={80} {...field('licence')} />
              <Input.Wrapper className={fullRow} label={t('field.photo')} labelElement="div">
                <PictureInput drawn={[]} keep={keep} {...field('photo')} value={form.values.photo} />
                {form.values.photo && (
                  <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue('photo', '')}>
                    {t('noPhoto')}
                  </Button>
                )}
              </Input.Wrapper>
            </FormGroup>
            <FormGroup title={t('group.text')}>
              <TextsInput label={t('field.text')} {...field('text')} />
              <TextInput label={t('field.video_url')} dir="ltr" type="url" {...field('video_url')} />
              <DateField label={t('field.given_on')} {...field('given_on')} value={form.values.given_on} />
            </FormGroup>
            <FormGroup title={t('group.show')}>
              <NumberInput
                label={t('field.place')}
                description={t('placeHelp')}
                min={0}
                allowDecimal={false}
                {...field('place')}
              />
              <Switch
                label={t('field.featured')}
                description={t('featuredHelp')}
                {...field('featured', { type: 'checkbox' })}
              />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
