import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../kernel/text/html.ts'

/** Nothing runs and nothing is sent; links open in windows of their own; pictures may come from anywhere. */
const policy = [
  "default-src 'none'",
  "img-src 'self' https: http: data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** Sanitised HTML holds no other `data-src` than that of pictures, and no bare `>` in an attribute. */
export const withRemoteImages = (html: string) => html.replace(/(<img\b[^>]*?) data-src="/g, '$1 src="')

/** The text of a mail as a page of its own, for a frame beside which nothing of the application lies. */
export const sendBody = (reply: FastifyReply, { subject, html }: { subject: string; html: string }) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store')
    .send(`<!doctype html>
<html dir="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>
<style>body{margin:0;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}blockquote{margin:0;padding-inline-start:1em;border-inline-start:3px solid #9998}</style>
</head><body>${withRemoteImages(html)}</body></html>`)
