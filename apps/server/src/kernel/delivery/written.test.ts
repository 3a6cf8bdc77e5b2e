import { mails } from '@dsms/contract/mails'
import { expect, it } from 'vitest'
import { filledIn } from './written.ts'

const words = { subject: 'For {name}', text: 'Hello {name},\n\n{reason}\n\n{news}\n\n{link}\n' }
const values = { name: 'Sara', reason: '', news: ['• One', 'https://ours.example/1'], link: 'https://ours.example/2' }

it('keeps what somebody typed on its line, in the head and in the text', () => {
  const mail = filledIn(words, 'en', { ...values, name: 'Sara\r\nBcc: all@example.org\u0000\u2028x', reason: 'a\n\nb' })
  expect(mail.subject).toBe('For Sara Bcc: all@example.org x')
  expect(mail.text).toBe(
    'Hello Sara Bcc: all@example.org x,\n\na b\n\n• One\nhttps://ours.example/1\n\nhttps://ours.example/2\n',
  )
})

it('links the addresses of the product, and none that was typed', () => {
  const { html } = filledIn(words, 'en', { ...values, reason: 'see https://evil.example \ue000\ue001 <b>' })
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    'https://ours.example/1',
    'https://ours.example/2',
  ])
  expect(html).toContain('see https://evil.example   &#60;b&#62;'.replace('   ', '  '))
  expect(html).not.toMatch(/[\ue000\ue001]/)
})

it.each(Object.entries(mails))(
  '%s is written in short English sentences, and spelt as the glossary does',
  (_, mail) => {
    const english = `${mail.subject.en}\n${mail.text.en}`
    for (const sentence of english.split(/[.!?:](?:\s|$)|\n/))
      expect(sentence.split(/\s+/).filter(Boolean).length, sentence).toBeLessThanOrEqual(20)
    expect(`${mail.subject.ar}\n${mail.text.ar}`).not.toMatch(/مدرب/)
  },
)
