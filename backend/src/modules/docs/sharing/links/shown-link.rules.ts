import { LINK_TEXTS } from '@lichen/contracts/docs/sharing/send-texts';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { Platform } from '../../../../platform/platform';
import { typesOf } from '../../review/form-values';
import { drawnPages } from '../../shown/show-file.loader';
import { LINK_SCRIPT_HASH } from './link-script.client';
import { linkPage, overPage } from './link-page';
import { dayIn, saidParts, type Writing } from './link-values';
import type { Linked } from './linked-doc.query';

const writingIn = ({ dictionaries }: Pick<Platform, 'dictionaries'>, language: string): Writing => ({
  say: dictionaries.sayIn(language),
  tag: LOCALE_TAGS[isLanguage(language) ? language : 'en-GB'],
});

/** Returns who shared the document with whom and when, in the reader's language. */
function factsOf({ link, company }: Linked, { say, tag }: Writing): [string, string][] {
  const types = typesOf(link.doc_ids).map(({ label }) => say(label));
  const facts: [string, string | null][] = [
    [say(LINK_TEXTS.sharedBy), [link.shared_by_name, company].filter(Boolean).join(', ')],
    [say(LINK_TEXTS.sharedWith), link.contact_name],
    [say(LINK_TEXTS.type), types.join(', ')],
    [say(LINK_TEXTS.sharedOn), dayIn(tag, link.shared_on)],
    [say(LINK_TEXTS.openUntil), dayIn(tag, link.ends_on)],
    [say(LINK_TEXTS.message), link.message],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

interface LinkRequest {
  readonly key: string;
  readonly styleNonce: string;
}

/** Returns the page of a link in the recipient's language. */
export async function shownLink(platform: Platform, linked: Linked, { key, styleNonce }: LinkRequest): Promise<string> {
  const { link, company, document, file } = linked;
  const writing = writingIn(platform, link.language);
  const pages = file ? await drawnPages(platform.files, file, document.contents?.pages ?? null) : null;
  const parts = link.said ? saidParts(typesOf(link.doc_ids), link.said, writing) : [];
  const page = { company, name: link.doc_name, facts: factsOf(linked, writing), parts, pages, key };
  return linkPage(page, writing, { styleNonce, scriptHash: LINK_SCRIPT_HASH });
}

export const shownOver = (platform: Platform, language: string, styleNonce: string): string =>
  overPage(writingIn(platform, language), styleNonce);
