import { LINK_TEXTS } from '@lichen/contracts/docs/sharing/send-texts';
import type { ShownPages, WrittenPage } from '@lichen/contracts/docs/shown-pages.call';
import { OUTSIDER_STYLE } from '@lichen/contracts/portal/outsider-style';
import { LINK_PATH } from './link-address';
import type { SaidPart, Writing } from './link-values';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

interface Frame extends Writing {
  readonly title: string;
  readonly styleNonce: string;
  /** Hash of the script that checks whether the link is still open; null if nothing is shown. */
  readonly scriptHash: string | null;
}

/** Maximum number of pages shown; the file has all of them. */
export const MOST_SHOWN = 30;

/** Contents of the page of a document that was shared by a link. */
export interface SharedPage {
  readonly company: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly name: string;
  readonly parts: readonly SaidPart[];
  /** Null if the file is not shared; without pages if it cannot be shown. */
  readonly pages: ShownPages | null;
  /** Token that the addresses on the page contain. */
  readonly key: string;
}

const framed = ({ tag, title, styleNonce, scriptHash }: Frame, body: string): string =>
  [
    `<!doctype html><html lang="${escaped(tag)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow, noarchive"><meta name="referrer" content="no-referrer">',
    `<title>${escaped(title)}</title><style nonce="${escaped(styleNonce)}">${OUTSIDER_STYLE}</style>`,
    scriptHash
      ? `<script src="${LINK_PATH}/page.js" integrity="${escaped(scriptHash)}" crossorigin="anonymous" defer></script>`
      : '',
    `</head><body><header>Lichen</header><main>${body}</main></body></html>`,
  ].join('');

const listOf = (lines: SharedPage['facts']): string =>
  `<dl>${lines.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;

const sectionOf = (id: string, title: string, body: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${body}</section>`;

/** Draws a typeset page as SVG text that screen readers can read. */
function drawn({ width, height, runs }: WrittenPage, label: string): string {
  const texts = runs.map(({ text, box }) => {
    const size = (box.height * height).toFixed(1);
    const [x, y] = [(box.x * width).toFixed(1), ((box.y + box.height * 0.8) * height).toFixed(1)];
    const length = (box.width * width).toFixed(1);
    return `<text x="${x}" y="${y}" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
  });
  return `<svg viewBox="0 0 ${width.toFixed(1)} ${height.toFixed(1)}" role="group" aria-label="${escaped(label)}">${texts.join('')}</svg>`;
}

function pagesOf({ pages, key }: SharedPage, say: Writing['say']): string {
  if (pages === null) return '';
  const label = (page: number) => say(LINK_TEXTS.page, { page: String(page) });
  const count = Math.min(MOST_SHOWN, Math.max(pages.pages.length, pages.pictures));
  const address = (page: number) => `${LINK_PATH}/file?${new URLSearchParams({ key, page: String(page) })}`;
  const one = (at: number) => {
    const written = pages.pages[at];
    if (written) return drawn(written, label(at + 1));
    const loading = at === 0 ? 'eager' : 'lazy';
    return `<img src="${escaped(address(at + 1))}" alt="${escaped(label(at + 1))}" loading="${loading}" width="1000" height="1414">`;
  };
  const items = Array.from({ length: count }, (_, at) => `<li>${one(at)}</li>`);
  const isCut = Math.max(pages.pages.length, pages.pictures) > count || pages.left_out > 0;
  const notes = [
    count === 0 ? say(LINK_TEXTS.noPages) : '',
    isCut ? say(LINK_TEXTS.pagesLeft, { count: String(count) }) : '',
  ].filter(Boolean);
  const file = `${LINK_PATH}/file?${new URLSearchParams({ key })}`;
  const load = `<a class="act" href="${escaped(file)}" download>${escaped(say(LINK_TEXTS.download))}</a>`;
  const said = notes.map((note) => `<p class="quiet">${escaped(note)}</p>`).join('');
  return sectionOf('pages', say(LINK_TEXTS.pages), `${load}${said}<ol>${items.join('')}</ol>`);
}

function dataOf({ parts }: SharedPage, say: Writing['say']): string {
  if (parts.length === 0) return '';
  const all = parts.map(({ title, lines }) => `<h3>${escaped(title)}</h3>${listOf(lines)}`);
  return sectionOf('data', say(LINK_TEXTS.data), all.join(''));
}

/** Returns the HTML of a shared document for the holder of a link. */
export function linkPage(
  page: SharedPage,
  writing: Writing,
  allowed: Pick<Frame, 'styleNonce' | 'scriptHash'>,
): string {
  const { say } = writing;
  const { company, facts, name } = page;
  const title = say(LINK_TEXTS.shared, { company });
  const body = [
    `<p class="quiet">${escaped(title)}</p><h1>${escaped(name)}</h1>`,
    sectionOf('what', say(LINK_TEXTS.title), listOf(facts)),
    dataOf(page, say),
    pagesOf(page, say),
    `<p class="quiet">${escaped(say(LINK_TEXTS.what, { company }))}</p>`,
  ];
  return framed({ ...writing, ...allowed, title }, body.join(''));
}

/** Returns the HTML for a link that is unknown, has ended or was recalled. */
export function overPage(writing: Writing, styleNonce: string): string {
  const title = writing.say(LINK_TEXTS.over);
  const body = `<h1>${escaped(title)}</h1><p>${escaped(writing.say(LINK_TEXTS.overWhy))}</p>`;
  return framed({ ...writing, title, styleNonce, scriptHash: null }, body);
}
