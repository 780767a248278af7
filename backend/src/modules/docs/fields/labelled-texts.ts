import { boxAround, type Layout, type Segment } from '../layout/segments';
import type { Box } from '@lichen/contracts/docs/reading';
import { ideasOf } from '../lexicon/ideas-of';
import type { Idea, Lexicon } from '../lexicon/lexicon';
import { firmIn } from './names';

/** A text below or beside its label. */
export interface TextPlace {
  readonly text: string;
  /** The words as printed, where `text` is the name of what they mean. */
  readonly raw?: string;
  readonly page: number;
  readonly box: Box;
  readonly score: number;
}

/** A text to find by its label: the label has all these ideas and none of those. */
export interface TextSought {
  readonly all: readonly Idea[];
  readonly none: readonly Idea[];
  /** Maximum number of lines that belong to the value. */
  readonly lines: number;
  readonly fits: (text: string) => boolean;
}

const MOST_WORDS = 6;

interface Label {
  readonly label: string;
  /** Text that follows the label in the same segment. */
  readonly rest: string;
}

function labelIn({ text }: Segment): Label | null {
  // The name of a firm says what it trades in and is not a label.
  if (firmIn(text.split(':')[0] ?? '') !== null) return null;
  const colon = text.indexOf(':');
  if (colon > 0 && colon < 60) return { label: text.slice(0, colon), rest: text.slice(colon + 1).trim() };
  return text.split(' ').length <= MOST_WORDS ? { label: text, rest: '' } : null;
}

/** Returns the segment with the lines below it that have the same left edge and no gap. */
function block(first: Segment, layout: Layout, most: number): Segment[] {
  const found = [first];
  for (let at = first.line + 1; found.length < most && at < layout.lines.length; at += 1) {
    const line = layout.lines[at];
    const last = found.at(-1) ?? first;
    if (!line || line.page !== first.page || line.box.y - last.box.y - last.box.height > last.size * 1.2) break;
    const next = line.segments.find(({ box }) => Math.abs(box.x - first.box.x) < 0.012);
    if (next) found.push(next);
  }
  return found;
}

function below(label: Segment, layout: Layout): Segment | undefined {
  for (let at = label.line + 1; at <= label.line + 3; at += 1) {
    const line = layout.lines[at];
    if (!line || line.page !== label.page) return undefined;
    if (line.box.y - label.box.y - label.box.height > label.size * 2.5) return undefined;
    const under = line.segments.find(({ box }) => Math.abs(box.x - label.box.x) < 0.02);
    if (under) return under;
  }
  return undefined;
}

const placeOf = (segments: readonly Segment[], score: number): TextPlace => ({
  text: segments.map(({ text }) => text).join(', '),
  page: segments[0]?.page ?? 1,
  box: boxAround(segments.map(({ box }) => box)),
  score,
});

/** Keeps the lines before the next label, and ends an address after its post code. */
function untilLabel(segments: readonly Segment[], fits: TextSought['fits']): Segment[] {
  const at = segments.findIndex(({ text }, index) => index > 0 && text.includes(':'));
  const kept = at < 0 ? [...segments] : segments.slice(0, at);
  for (let length = 1; length <= kept.length; length += 1) {
    const text = kept
      .slice(0, length)
      .map(({ text: each }) => each)
      .join(', ');
    // An address ends with the post code and town.
    if (fits(text) && /\b\d{4,5}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(text)) return kept.slice(0, length);
  }
  return kept;
}

/** Returns the texts whose labels express the given ideas, best first. */
export function labelledTexts(layout: Layout, lexicons: readonly Lexicon[], sought: TextSought): TextPlace[] {
  const { all, none, lines, fits } = sought;
  const found = layout.segments.flatMap((segment): TextPlace[] => {
    const label = labelIn(segment);
    const ideas = label ? ideasOf(label.label, lexicons) : null;
    if (!label || !ideas || !all.every((idea) => ideas.has(idea)) || none.some((idea) => ideas.has(idea))) return [];
    if (label.rest) {
      const own = { ...segment, text: label.rest };
      return fits(label.rest) ? [placeOf([own], 0.9)] : [];
    }
    const line = layout.lines[segment.line]?.segments ?? [];
    const right = line[line.indexOf(segment) + 1];
    const under = below(segment, layout);
    const options = [
      ...(right ? [placeOf(untilLabel(block(right, layout, lines), fits), 0.85)] : []),
      ...(under ? [placeOf(untilLabel(block(under, layout, lines), fits), 0.8)] : []),
    ];
    return options.filter(({ text }) => fits(text)).slice(0, 1);
  });
  return found.sort((a, b) => b.score - a.score);
}
