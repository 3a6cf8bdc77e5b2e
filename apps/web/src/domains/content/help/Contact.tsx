import { SimpleGrid } from '@mantine/core'
import { IconBook, IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './Contact.module.css'

/** Anyone who found no answer reads on or writes to somebody. */
export function Contact() {
  const t = useText('help')
  const user = useSession()
  return (
    <section className={classes.block} aria-labelledby="contact">
      <h2 id="contact" className={classes.title}>
        {t('contact.title')}
      </h2>
      <p className={classes.text}>{t('contact.text')}</p>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" w="100%">
        <Way icon={<IconBook size={28} stroke={1.5} />} title={t('contact.read.title')} text={t('contact.read.text')}>
          <LinkButton to="/pages/knowledge-base" variant="default">
            {t('contact.read.action')}
          </LinkButton>
        </Way>
        <Way
          icon={<IconMessageCircle size={28} stroke={1.5} />}
          title={t('contact.write.title')}
          text={t(user ? 'contact.write.text' : 'contact.write.guest')}
        >
          {user ? (
            <LinkButton to="/apps/chat">{t('contact.write.action')}</LinkButton>
          ) : (
            <LinkButton to="/login" search={{ next: '/apps/chat' }}>
              {t('contact.write.signIn')}
            </LinkButton>
          )}
        </Way>
      </SimpleGrid>
    </section>
  )
}

interface WayProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

const Way = ({ icon, title, text, children }: WayProps) => (
  <div className={`card ${classes.way}`}>
    <span className={classes.icon} aria-hidden>
      {icon}
    </span>
    <h3 className={classes.name}>{title}</h3>
    <p className={classes.text}>{text}</p>
    {children}
  </div>
)
