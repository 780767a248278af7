import type { Language } from '@lichen/contracts/languages';
import { separatorsOf } from './numbers';

/** Every kind of space and apostrophe that some locale groups digits with. */
const FILLERS = /[\s\u00a0\u2007\u2009\u202f'’]/g;
const MINUS = /^[-−–]/;

const inThrees = (text: string, mark: string) => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(text);

/** Which of the two marks stands before the fraction; null when there is no fraction. */
function decimalMark(text: string, language: Language): '.' | ',' | null | 'unclear' {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots > 0 && commas > 0) {
    const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const other = last === '.' ? ',' : '.';
    const whole = text.slice(0, text.lastIndexOf(last));
    return (last === '.' ? dots : commas) === 1 && inThrees(whole, other) ? last : 'unclear';
  }
  if (dots + commas === 0) return null;
  const mark = dots > 0 ? '.' : ',';
  if (mark === separatorsOf(language).decimal && dots + commas === 1) return mark;
  if (inThrees(text, mark)) return null;
  return dots + commas === 1 ? mark : 'unclear';
}

/**
 * What a person typed or pasted, as a plain decimal (`-1234.5`); null when it is no number.
 * The reader's own marks win; the numeric keypad's dot works everywhere, unless it can only be a group mark.
 */
export function parseNumber(text: string, language: Language): string | null {
  const compact = text.trim().replace(FILLERS, '');
  const isNegative = MINUS.test(compact);
  const digits = isNegative ? compact.slice(1) : compact;
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const mark = decimalMark(digits, language);
  if (mark === 'unclear') return null;
  const [whole = '', fraction = ''] = mark
    ? [digits.slice(0, digits.lastIndexOf(mark)), digits.split(mark).at(-1)]
    : [digits];
  const plain = `${whole.replace(/[.,]/g, '') || '0'}${fraction ? `.${fraction}` : ''}`;
  return `${isNegative ? '-' : ''}${plain}`;
}
