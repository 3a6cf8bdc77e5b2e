import { testimonials, uploadTestimonialPhoto } from '@dsms/contract/content/testimonials/calls'
import { Alert, Button, Input, NumberInput, Switch, TextInput } from '@mantine/core'
import { IconStars } from '@tabler/icons-react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { count, day, flag, formFields, names, text } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { PictureInput } from '../../../kit/inputs/picture/PictureInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { TextsInput } from './TextsInput.tsx'
import { testimonialsOf } from './testimonials.ts'

const fields = formFields(
  { area: testimonials },
  {
    name: names(),
    designation: names('designations'),
    text: names('texts'),
    photo: text(),
    licence: text(),
    video_url: text(),
    featured: flag(),
    place: count(),
    given_on: day(),
  },
)

const keep = async (content: string) => (await call(uploadTestimonialPhoto, { body: { content } })).photo

/** Somebody's words of praise: who, what, and where it stands. */
export function TestimonialPage({ scope, id }: { scope: 'platform' | 'school'; id?: number | undefined }) {
  const t = useText('testimonials')
  return (
    <AreaScreen of={testimonialsOf(scope)} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field, toggle } = form
              return (
                <>
                  {screen.record?.source_review_id && (
                    <Alert color="petrol" icon={<IconStars size={20} stroke={1.5} />}>
                      {t('fromReview')}{' '}
                      <LinkAnchor to="/school/reviews" search={screen.school.search}>
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
          <RecordHistory history={screen.record?.history} words="testimonials" />
        </>
      )}
    </AreaScreen>
  )
}
