import type { Layout, Segment } from '../layout/segments';
import type { Conventions } from './conventions';
import { CONNECTOR, dayTokens, OPEN_END, rangeOf } from './day-tokens';
import { figureTokens, identifierTokens } from './figure-tokens';
import type { TokensOf } from './label-places';
import type { Money, Token } from './token';
import { unitSaid } from './units';

const UNIT_IN_LABEL =
  /(?:\(|\[|\bin |^)\s*(kWh|MWh|GWh|GJ|m³|m3|litres?|liters?|liter|litros?|L|kg|t|tonnes?|tonnen|tonn|toneladas)\s*(?:\)|\]|$)/i;

const unitIn = (text: string) => {
  const said = UNIT_IN_LABEL.exec(text.trim());
  return said ? unitSaid(said[1] ?? '') : unitSaid(text);
};

/** A column's unit stands in its heading, within so many lines above. */
const MOST_LINES = 12;

function unitAround({ segment, start, end }: Token, layout: Layout): ReturnType<typeof unitSaid> {
  const line = layout.lines[segment.line]?.segments ?? [];
  const at = line.indexOf(segment);
  const next = line[at + 1];
  const said = segment.text.slice(end).trim() === '' && next ? unitSaid(next.text) : undefined;
  const inline = unitIn(segment.text.slice(0, start).replace(/[:\s]+$/, ''));
  const left = start === 0 && line[at - 1] ? unitIn(line[at - 1]?.text ?? '') : undefined;
  if (said ?? inline ?? left) return said ?? inline ?? left;
  for (let up = segment.line - 1; up >= Math.max(0, segment.line - MOST_LINES); up -= 1) {
    const head = layout.lines[up];
    if (!head || head.page !== segment.page) return undefined;
    const over = head.segments.find(
      ({ box }) => box.x < segment.box.x + segment.box.width && segment.box.x < box.x + box.width,
    );
    const found = over && unitIn(over.text);
    if (found) return found;
    if (over && /\p{L}{3}/u.test(over.text)) return undefined;
  }
  return undefined;
}

/** Bare figures whose unit a heading, a label or the next cell says. */
function withUnits(tokens: readonly Token[], layout: Layout): Token[] {
  return tokens.flatMap((token) => {
    const unit = token.isBare ? unitAround(token, layout) : undefined;
    if (!unit) return [token];
    const { amount } = token.value as Money;
    const { isBare: _, otherwise, ...rest } = token;
    const other = otherwise as Money | undefined;
    return [
      {
        ...rest,
        kind: 'quantity' as const,
        value: { amount, unit: unit.unit },
        family: unit.family,
        ...(other ? { otherwise: { amount: other.amount, unit: unit.unit } } : {}),
      },
    ];
  });
}

/** Two days in neighbouring cells with `–` or `to` before the second, or between them, are one period. */
function acrossCells(layout: Layout, tokensOf: TokensOf): Token[] {
  return layout.lines.flatMap(({ segments }) =>
    segments.flatMap((segment, at) => {
      const first = tokensOf(segment).at(-1);
      const isLast = first?.kind === 'date' && segment.text.slice(first.end).trim() === '';
      if (!first || !isLast) return [];
      const next = segments[at + 1];
      const between = next && tokensOf(next).length === 0 ? next.text : '';
      const holder = between ? segments[at + 2] : next;
      const second = holder && tokensOf(holder)[0];
      if (!holder || second?.kind !== 'date') return [];
      if (!CONNECTOR.test(` ${between} ${holder.text.slice(0, second.start)}`.trimStart())) return [];
      const period = rangeOf(first, second);
      return period ? [period] : [];
    }),
  );
}

const COLUMN = 0.012;

/** Cells are narrow: a period that begins in one line ends in the next. */
function acrossLines(layout: Layout, of: TokensOf, conventions: Conventions): Token[] {
  return layout.segments.flatMap((segment) => {
    const first = of(segment).find(({ kind }) => kind === 'date');
    const below = layout.lines[segment.line + 1];
    const gap = below ? below.box.y - segment.box.y - segment.box.height : 1;
    const next = below?.segments.find(({ box }) => Math.abs(box.x - segment.box.x) < COLUMN);
    if (!first || !next || below?.page !== segment.page || gap > segment.size) return [];
    if (!OPEN_END.test(segment.text.slice(first.end))) return [];
    const text = `${segment.text} ${next.text}`;
    const whole = dayTokens({ ...segment, text, words: [...segment.words, ...next.words] }, conventions);
    return whole
      .filter(({ kind, start }) => kind === 'period' && start === first.start)
      .map((token) => ({ ...token, segment, end: segment.text.length }));
  });
}

/** All tokens of a document, by segment. */
export function tokensOf(layout: Layout, conventions: Conventions): TokensOf {
  const table = new Map<Segment, Token[]>();
  for (const segment of layout.segments) {
    const days = dayTokens(segment, conventions);
    const figures = withUnits(figureTokens(segment, days, conventions), layout);
    const identifiers = identifierTokens(segment, days);
    table.set(
      segment,
      [...days, ...figures, ...identifiers].sort((a, b) => a.start - b.start),
    );
  }
  const of: TokensOf = (segment) => table.get(segment) ?? [];
  for (const period of [...acrossCells(layout, of), ...acrossLines(layout, of, conventions)])
    table.get(period.segment)?.push(period);
  return of;
}
