import { Problem, notFound } from '@lichen/contracts/api/problems';
import { LINK_TEXTS } from '@lichen/contracts/docs/sharing/send-texts';
import { LANGUAGES, type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { type Request, type Response, Router } from 'express';
import type { DescribedRoute } from '../../../../platform/http/described-route';
import { SYSTEM } from '../../../../platform/jobs/jobs';
import type { Platform } from '../../../../platform/platform';
import { sendDocument } from '../../shown/send-document.route';
import { LINK_PATH } from './link-address';
import { LINK_SCRIPT } from './link-script.client';
import { linkTokens } from './link-tokens.store';
import { linkedDoc } from './linked-doc.query';
import { SENT_STATE } from './sent-states';
import { shownLink, shownOver } from './shown-link.rules';

const described = (name: string, path: string, summary: string): DescribedRoute => ({
  ...{ about: 'files', method: 'get', name, path: `${LINK_PATH}${path}`, summary, allow: 'public' },
  ...{ query: { key: 'What stands in the link' }, answer: { file: summary } },
  refuses: ['notFound', 'tooMany'],
});

export const describedLink: readonly DescribedRoute[] = [
  described('doc_link_page', '', 'The page of a document that was shared by a link'),
  described('doc_link_file', '/file', 'The file of a document that was shared by a link'),
  described('doc_link_state', '/state', 'Nothing, while a document is shared by a link'),
  described('doc_link_script', '/page.js', 'The script of the page of a document that was shared by a link'),
];

const keyOf = ({ originalUrl }: Request): string =>
  new URL(originalUrl, 'http://localhost').searchParams.get('key') ?? '';

/** Returns the browser's language, for links about which nothing is known. */
function languageFor(request: Request): Language {
  const tag = request.acceptsLanguages(...LANGUAGES.map((each) => LOCALE_TAGS[each])) || 'en-GB';
  return LANGUAGES.find((each) => LOCALE_TAGS[each] === tag) ?? 'en-GB';
}

/** Sets headers against caching, indexing and referrers, and limits what loads. Returns the style nonce. */
function guard(response: Response): string {
  const nonce = String(response.locals['styleNonce'] ?? '');
  response.set({
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  return nonce;
}

async function showPage(platform: Platform, request: Request, response: Response): Promise<void> {
  const styleNonce = guard(response);
  const key = keyOf(request);
  const linked = await linkedDoc(platform, key);
  if (!linked) {
    await platform.accounts.limits.count('unknown_link', { address: request.ip ?? '' });
    response
      .status(404)
      .type('html')
      .send(shownOver(platform, languageFor(request), styleNonce));
    return;
  }
  response.type('html').send(await shownLink(platform, linked, { key, styleNonce }));
}

async function sendFile(platform: Platform, request: Request, response: Response): Promise<void> {
  guard(response);
  const linked = await linkedDoc(platform, keyOf(request));
  if (!linked?.file) throw notFound();
  await sendDocument(platform.files, { ...linked.file, name: linked.link.doc_name }, request, response);
}

/** Answers 204 while the link is open. Records a view: only the page's script asks, not bots that scan links. */
async function tellState(platform: Platform, request: Request, response: Response): Promise<void> {
  guard(response);
  const key = keyOf(request);
  const linked = await linkedDoc(platform, key);
  if (!linked) throw notFound();
  const { companyId, sentId } = linked.place;
  if (linked.place.isOpened) return void response.status(204).end();
  await platform.database.transaction(async (tx) => {
    if (!(await linkTokens(platform).open(tx, key))) return;
    const input = { sent_id: sentId, state: 'opened' };
    await platform.jobs.add(tx, { companyId, userId: SYSTEM, kind: SENT_STATE, input });
  });
  platform.jobs.wake();
  response.status(204).end();
}

/** Serves GET /shared-document?key=…: the page of a shared document, its file and whether it is still shared. */
export function linkRoute(platform: Platform): Router {
  const router = Router();
  router.get(`${LINK_PATH}/page.js`, (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('js').send(LINK_SCRIPT);
  });
  router.use(LINK_PATH, async (request, _response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('notFound', LINK_TEXTS.over);
    await platform.accounts.limits.count('linked_document', { address: request.ip ?? '' });
    next();
  });
  router.get(LINK_PATH, (request, response) => showPage(platform, request, response));
  router.get(`${LINK_PATH}/file`, (request, response) => sendFile(platform, request, response));
  router.get(`${LINK_PATH}/state`, (request, response) => tellState(platform, request, response));
  return router;
}
