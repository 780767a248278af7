import { notFound } from '@lichen/contracts/api/problems';
import { type Request, type Response, Router } from 'express';
import { isLocalRequest } from '../http/local-request';
import type { CapturedMail, Inbox } from './capture';
import { escapeHtml } from './render';

/** GET /operator/inbox and /operator/inbox/{id}: the captured mails. Not available in production. */
export function inboxRoutes(inbox: Inbox, production: boolean): Router {
  const router = Router();
  if (production) return router;
  router.use('/operator/inbox', (request, response, next) => {
    if (!isLocalRequest(request)) throw notFound();
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox allow-same-origin",
    });
    next();
  });
  router.get('/operator/inbox', (request: Request, response: Response) => {
    const mails = inbox.list();
    if (request.accepts(['json', 'html']) === 'html') response.type('html').send(page(mails));
    else
      response.json({ list: mails.map(({ html: _html, ...rest }) => rest), total: mails.length, count: mails.length });
  });
  router.get('/operator/inbox/:id', (request: Request<{ id: string }>, response: Response) => {
    const mail = inbox.list().find(({ id }) => id === request.params.id);
    if (!mail) throw notFound();
    response.json({ ok: true, obj: { _id: mail.id, ...mail } });
  });
  return router;
}

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`);

function page(mails: readonly CapturedMail[]): string {
  const items = mails.map(
    ({ at, to, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${new Date(at).toISOString()}</p><pre>${linked(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Captured mail</title><h1>Captured mail</h1>${items.join('') || '<p>No mail yet</p>'}</html>`;
}
