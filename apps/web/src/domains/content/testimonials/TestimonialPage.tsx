import { uploadTestimonialPhoto } from '@dsms/contract/content/testimonials/calls'
import { Alert, Button, Input, NumberInput, Switch, TextInput } from '@mantine/core'
import { IconStars } from '@tabler/icons-react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { PictureInput } from '../../../kit/inputs/picture/PictureInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
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
        const { field, toggle } = form
        return (
          <>
            {record?.source_review_id && (
              <Alert color="petrol" icon={<IconStars size={20} stroke={1.5} />}>
                {t('fromReview')}{' '}
                <LinkAnchor to="/school/reviews" search={school.search}>
                  {t('reviews.title')}
                </LinkAnchor>
              </Alert>
            )}
            <FormGroup title={t('group.person')}>
              <NamesInput {...field('name')} />
              <NamesInput {...field('designation')} />
              <TextInput dir="auto" {...field('licence')} />
              <Input.Wrapper className={fullRow} label={t('field.photo')} labelElement="div">
                <PictureInput drawn={[]} keep={keep} {...field('photo')} />
                {form.values.photo && (
                  <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue('photo', '')}>
                    {t('noPhoto')}
                  </Button>
                )}
              </Input.Wrapper>
            </FormGroup>
            <FormGroup title={t('group.text')}>
              <TextsInput {...field('text')} />
              <TextInput dir="ltr" type="url" {...field('video_url')} />
              <DateField {...field('given_on')} />
            </FormGroup>
            <FormGroup title={t('group.show')}>
              <NumberInput description={t('placeHelp')} min={0} allowDecimal={false} {...field('place')} />
              <Switch description={t('featuredHelp')} {...toggle('featured')} />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
