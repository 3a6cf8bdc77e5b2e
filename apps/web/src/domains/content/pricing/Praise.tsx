import { listPublicTestimonials } from '@dsms/contract/content/testimonials/calls'
import { Avatar } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import classes from './Praise.module.css'

/** What schools say of the platform, in a calm row; nothing while nobody said anything. */
export function Praise() {
  const t = useText('plans')
  const { code } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['testimonials', 'public', code],
    queryFn: ({ signal }) => call(listPublicTestimonials, { query: { lang: code } }, signal),
  })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="praise">
      <h2 id="praise" className={classes.title}>
        {t('praise')}
      </h2>
      <ul className={classes.row}>
        {data.slice(0, 3).map(({ id, name, designation, text, photo }) => (
          <li key={id} className="card">
            <figure className={classes.one}>
              <blockquote className={classes.words} dir="auto">
                {text}
              </blockquote>
              <figcaption className={classes.who}>
                <Avatar src={photo} name={name} alt="" color="petrol" />
                <span>
                  <bdi dir="auto">{name}</bdi>
                  {designation && (
                    <span className={classes.quiet} dir="auto">
                      {designation}
                    </span>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
