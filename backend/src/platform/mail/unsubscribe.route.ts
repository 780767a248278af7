import { MAIL_TOPICS } from '@lichen/contracts/identity/mails/mail-topics';
import { isLanguage, type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import express, { type Request, type Response, Router } from 'express';
import { OUTSIDER_STYLE } from '@lichen/contracts/portal/outsider-style';
import type { DescribedRoute } from '../http/described-route';
import type { Platform } from '../platform';
import { UNSUBSCRIBE_PAGE } from './letters';
import { MAIL_TEXTS } from './mail-texts';
import { escapeHtml } from './render';
import { type Unsubscribing, unsubscribingOf } from './unsubscribe-links';
import { type MailWishes, unwantedMails } from './unwanted-mails.store';

/** Description of the route for the API description; it is served outside of the data calls. */
export const describedUnsubscribe: DescribedRoute = {
  ...{ about: 'files', method: 'post', name: 'unsubscribe', path: '/unsubscribe/{token}', allow: 'public' },
  summary: 'Stops emails of one kind (RFC 8058); with `again` in the form it takes that back. GET asks first',
  ...{ answer: { file: 'HTML' }, refuses: ['notFound'] },
};

type Words = (text: string) => string;

function page(response: Response, language: Language, title: string, body: string): string {
  const nonce = String(response.locals['styleNonce'] ?? '');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`;
  const style = `<style nonce="${nonce}">${OUTSIDER_STYLE}</style>`;
  const lang = LOCALE_TAGS[language];
  return `<!doctype html><html lang="${lang}">${head}${style}<header>Lichen</header><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`;
}

const button = (words: string, name: string) =>
  `<form method="post"><button class="button" name="${name}" value="1">${escapeHtml(words)}</button></form>`;

/** Returns the page's content: the question, or the result and the way to undo it. */
function bodyOf({ topic }: Unsubscribing, { email, isWanted }: MailWishes, isAnswer: boolean, say: Words): string {
  const { question, stop, stopped, again, wanted, rest } = UNSUBSCRIBE_PAGE;
  const asked = isAnswer ? wanted : question;
  const said = say(isWanted ? asked : stopped).replace('{email}', email);
  const next = isWanted ? button(say(stop), 'stop') : button(say(again), 'again');
  const paragraphs = [say(MAIL_TOPICS[topic]), said].map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return `<section>${paragraphs}${next}</section><p class="quiet">${escapeHtml(say(rest))}</p>`;
}

type Parts = Pick<Platform, 'clock' | 'database' | 'seals' | 'push'>;

/**
 * Serves the page behind a mail's unsubscribe link. Mail programs open links automatically, so only a button changes
 * anything.
 */
export function unsubscribeRoutes({ clock, database, seals, push }: Parts): Router {
  const store = unwantedMails(database);
  const answer = (
    response: Response,
    of: Unsubscribing | undefined,
    wishes: MailWishes | undefined,
    isAnswer: boolean,
  ) => {
    const language = isLanguage(wishes?.language) ? wishes.language : 'en-GB';
    const say: Words = (text) => MAIL_TEXTS[language][text] ?? text;
    // The form must send its origin, which browsers omit without a referrer.
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }).type('html');
    const title = say(UNSUBSCRIBE_PAGE.title);
    if (of && wishes) response.send(page(response, language, title, bodyOf(of, wishes, isAnswer, say)));
    else
      response.status(404).send(page(response, language, title, `<p>${escapeHtml(say(UNSUBSCRIBE_PAGE.unknown))}</p>`));
  };
  const ofRequest = ({ params }: Request) => unsubscribingOf(seals, String(params['token']));
  return Router()
    .get('/unsubscribe/:token', async (request, response) => {
      const of = ofRequest(request);
      answer(response, of, of && (await store.wishesOf(of, of.topic)), false);
    })
    .post('/unsubscribe/:token', express.urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
      const of = ofRequest(request);
      const isAgain = (request.body as { again?: unknown } | undefined)?.again !== undefined;
      const wishes = of && (await store.set(of, of.topic, isAgain, clock));
      if (of && wishes) push.toUser(of.companyId, of.userId, 'changed', { entity: 'profile', kind: 'profile' });
      answer(response, of, wishes, true);
    });
}
