import type { ProfilePhoto } from '@dsms/contract/staff/profile/media'
import { Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PhotoView } from '../PhotoView.tsx'
import classes from '../ProfilePage.module.css'

/** The nine newest photos. */
export function PhotosCard({ photos, name }: { photos: ProfilePhoto[]; name: string }) {
  const t = useText('profile')
  const [place, show] = useState<number>()
  return (
    <section className="card" aria-labelledby="profile-photos">
      <h2 className={classes.heading} id="profile-photos">
        {t('photos.latest')}
      </h2>
      {photos.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('photos.empty')}
        </Text>
      )}
      <ul className={classes.thumbs}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <UnstyledButton
              className={classes.thumb}
              onClick={() => show(at)}
              aria-label={t('photo.open', { n: at + 1 })}
            >
              <img src={photo.img} alt="" loading="lazy" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <PhotoView photos={photos} place={place} name={name} show={show} />
    </section>
  )
}
