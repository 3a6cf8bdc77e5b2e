import { describe, expect, it } from 'vitest'
import { cleanHtml, textOfHtml } from './html.ts'

describe('HTML that is kept', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    [
      'a dangerous address',
      '<a href="javascript:alert(1)">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'a disguised address',
      '<a href="java\nscript:alert(1)">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['a frame', '<iframe src="https://example.org"></iframe>b', 'b'],
    ['a style', '<p style="position:fixed;text-align:center" class="x">a</p>', '<p style="text-align:center">a</p>'],
    ['a form', '<form action="/x"><input name="a">a</form>', 'a'],
    ['a drawing', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['a script as a picture', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<span></span>'],
    ['a comment of another browser', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
  ])('holds no %s', (_, dirty, clean) => {
    expect(cleanHtml(dirty).html).toBe(clean)
  })

  it('keeps what the editor makes, in both directions', () => {
    const text =
      '<h2 dir="rtl">عنوان</h2><p style="text-align:end"><strong>غامق</strong> <em>a</em> <u>b</u> <s>c</s></p><ul><li><p>1</p></li></ul><blockquote><p>q</p></blockquote>'
    expect(cleanHtml(text)).toEqual({ html: text, hasRemoteImages: false })
  })

  it('holds pictures of other servers back, and is the same when cleaned again', () => {
    const first = cleanHtml('<p>a<img src="https://example.org/a.png" alt="x"></p>')
    expect(first).toEqual({
      html: '<p>a<img alt="x" data-src="https://example.org/a.png" /></p>',
      hasRemoteImages: true,
    })
    expect(cleanHtml(first.html)).toEqual(first)
  })

  it('keeps links and sends them elsewhere without telling from where', () => {
    expect(cleanHtml('<a href="https://example.org/?a=1&amp;b=2" target="_top">a</a>').html).toBe(
      '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    )
  })
})

describe('the words of HTML', () => {
  it('stand on lines of their own, without formatting', () => {
    expect(textOfHtml('<p>a <strong>b</strong></p><ul><li>c</li><li>d</li></ul>x&amp;y &lt;z&gt;<br>e')).toBe(
      'a b\nc\nd\nx&y <z>\ne',
    )
  })
})
