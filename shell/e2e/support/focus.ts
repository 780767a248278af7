import type { Locator, Page } from '@playwright/test';

/** Maximum number of tab stops to visit on one page; a longer list repeats itself. */
const MOST_STOPS = 150;
/** Margin around a focused element in which its focus ring may be drawn, in pixels. */
const AROUND = 8;
/**
 * Minimum number of pixels that must change for the focus to count as visible; a short underline alone changes fewer.
 */
const LEAST_CHANGED = 60;

type Scheme = 'light' | 'dark';

/** The focused element: its kind, of which one is compared, and its name for the report. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The sentinels at the ends of a dialog have no size and pass the focus on.
    if (element.tagName === 'DIV' && element.clientHeight === 0) return { kind: '', name: '' };
    const kind = (of: Element | null) =>
      of ? `${of.tagName}.${(of.getAttribute('class') ?? '').replace(/\s*lichen-(light|dark)/, '')}` : '';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      kind: [element, ...(element.getAttribute('class') ? [] : [element.parentElement])].map(kind).join(' < '),
      name: `${element.tagName.toLowerCase()} “${name.trim().slice(0, 60)}”`,
    };
  });

/** Number of pixels that differ visibly between two pictures of the same size. */
const changedPixels = (page: Page, before: Buffer, after: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      let changed = 0;
      for (let at = 0; at < (one?.length ?? 0); at += 4) {
        const distance = [0, 1, 2].map((part) => Math.abs((one?.[at + part] ?? 0) - (other?.[at + part] ?? 0)));
        if (Math.max(...distance) > 40) changed += 1;
      }
      return changed;
    },
    [before.toString('base64'), after.toString('base64')],
  );

/** The visible rectangle around an element and its focus ring; null when it is entirely outside the window. */
async function seenPart(page: Page, of: Locator) {
  const box = await of.boundingBox();
  const view = page.viewportSize();
  if (!box || !view) return null;
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const width = Math.min(view.width, box.x + box.width + AROUND) - x;
  const height = Math.min(view.height, box.y + box.height + AROUND) - y;
  return width <= AROUND || height <= AROUND ? null : { x, y, width, height };
}

/** True when the focused element looks different from its unfocused state in one colour scheme. */
async function showsFocus(page: Page, scheme: Scheme): Promise<boolean> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  // Selects and radio groups focus a hidden input; the focus ring is drawn around its visible replacement.
  await handle.evaluate((held) =>
    (held.closest('.ant-select, .ant-segmented-item, .ant-picker, .ant-input-affix-wrapper') ?? held).setAttribute(
      'data-looked-at',
      '',
    ),
  );
  const clip = await seenPart(page, page.locator('[data-looked-at]'));
  const focused = clip && (await page.screenshot({ clip }));
  await handle.evaluate((held) => held.blur());
  const plain = clip && (await page.screenshot({ clip }));
  await handle.evaluate((held) => {
    held.focus({ preventScroll: true });
    document.querySelector('[data-looked-at]')?.removeAttribute('data-looked-at');
  });
  return focused !== null && plain !== null && (await changedPixels(page, plain, focused)) >= LEAST_CHANGED;
}

/**
 * Walks through a page with the Tab key and compares pictures of each element with and without focus, in light and
 * dark. `seen` holds the kinds that other pages have covered already. @returns elements whose focus is not visible
 */
export async function unseenFocus(page: Page, seen: Set<string>): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await stop(page);
    if (!at) break;
    if (at.kind === '' || seen.has(at.kind)) continue;
    seen.add(at.kind);
    for (const scheme of ['light', 'dark'] as const)
      if (!(await showsFocus(page, scheme))) found.push(`${at.name} (${scheme}; ${at.kind})`);
  }
  return found;
}
