import type { Layout, Segment } from '../../layout/segments';
import type { Conventions } from '../conventions';
import { CONNECTOR, dayTokens, OPEN_END, rangeOf } from './day-tokens';
import { figureTokens, identifierTokens } from './figure-tokens';
import { hasLetters, headingOf, labelOf, type TokensOf } from '../column-heading';
import type { Money, Token } from './token';
import { unitSaid } from '../units';

const UNITS =
  'kWh|MWh|GWh|GJ|m³|m3|cbm|litres?|liters?|liter|litros?|ltr|L|kg|t|tonnes?|tonnen|tonn|toneladas?|therms?|ccf|hcf|gal|gallons?';
/** Matches a unit alone, in brackets, or as the first or last word of a heading. */
const UNIT_IN_LABEL = new RegExp(`(?:^|[([]|\\bin |\\s)(${UNITS})[)\\]]?$|^(${UNITS})\\s`, 'i');
/** Matches headings of prices and conversion factors, which contain the unit they are per. */
const FOR_EACH =
  /[/€$£]|\b(?:per|pro|je|par|por|pr|ct|cent|eur|price|rate|tariff|charge|cost)\b|preis|entgelt|prix|precio|pris|brennwert|faktor|factor|calor|coef/i;
const MOST_WORDS = 4;

const unitIn = (text: string) => {
  // Columns for energy and power name the unit of energy first. Litres may be given at a temperature.
  const label = text
    .trim()
    .replace(/^([kM]Wh) ?\/ ?[kM]W$/i, '$1')
    .replace(/ ?@ ?\d{2} ?°C?$/, '');
  if (/\d/.test(label.replace(/m3/i, '')) || FOR_EACH.test(label) || label.split(/\s+/).length > MOST_WORDS)
    return unitSaid(label);
  const said = UNIT_IN_LABEL.exec(label);
  return unitSaid(said?.[1] ?? said?.[2] ?? label);
};

const LEAST_CELLS = 3;
/** `3,418 units (kWh)`. */
const COUNTED = /^ \p{L}{3,9} \(([^)]{1,5})\)/u;
const CENTS = /[.,]\d{2}$/;

const decimalsOf = (text: string): number => /[.,](\d{1,2})$/.exec(text)?.[1]?.length ?? 0;

/** Returns the unit in the first cell if the row's figures look alike: `Consumption (kWh)  815  884  795`. */
function unitOfRow(segment: Segment, line: readonly Segment[]): ReturnType<typeof unitSaid> {
  const [head, ...cells] = line;
  const isRow = cells.every(({ text }) => /^[\d.,'’ ]+$/.test(text));
  const isAlike = cells.every(({ text }) => decimalsOf(text) === decimalsOf(segment.text));
  return head && cells.length > 1 && isRow && isAlike ? unitIn(head.text) : undefined;
}

/** Returns true for a unit that belongs to the figure before it, as in `18 204  kWh  11 140.85`. */
function isOfFigure(line: readonly Segment[], at: number, of: TokensOf): boolean {
  const [unit, figure] = [line[at], line[at - 1]];
  const isUnit = unit !== undefined && unitSaid(unit.text) !== undefined;
  return isUnit && figure !== undefined && of(figure).some(({ end }) => end === figure.text.length);
}

function unitAround({ segment, start, end }: Token, layout: Layout, of: TokensOf): ReturnType<typeof unitSaid> {
  const line = layout.lines[segment.line]?.segments ?? [];
  const at = line.indexOf(segment);
  const next = line[at + 1];
  const said = segment.text.slice(end).trim() === '' && next ? unitSaid(next.text) : undefined;
  const inline = unitIn(segment.text.slice(0, start).replace(/[:\s]+$/, ''));
  const before = line[at - 1];
  const left = start === 0 && before && !isOfFigure(line, at - 1, of) ? unitIn(before.text) : undefined;
  const row = start === 0 && line[0] !== segment ? unitOfRow(segment, line) : undefined;
  const counted = unitSaid(COUNTED.exec(segment.text.slice(end))?.[1] ?? '');
  if (said ?? counted ?? inline ?? left ?? row) return said ?? counted ?? inline ?? left ?? row;
  // Totals below a table are in its columns too, but not in rows of several cells.
  // A label of its own says more than the heading of a table above.
  if (line.length < LEAST_CELLS || hasLetters(labelOf(segment, of))) return undefined;
  const heading = headingOf(segment, layout, of);
  const headed = heading ? unitIn(heading.text) : undefined;
  // A row that states its quantity with a unit has its amounts in the other columns.
  const isStated = line.some(
    (each) =>
      each !== segment &&
      of(each).some(({ family, isBare }) => !isBare && family !== undefined && family === headed?.family),
  );
  return isStated && CENTS.test(segment.text) ? undefined : headed;
}

/** Turns bare figures into quantities where a heading, a label or the next cell names a unit. */
function withUnits(tokens: readonly Token[], layout: Layout, of: TokensOf): Token[] {
  return tokens.flatMap((token) => {
    const unit = token.isBare ? unitAround(token, layout, of) : undefined;
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

/** Sets the currency from the column heading, in documents with several currencies. */
function withCurrencies(tokens: readonly Token[], layout: Layout, of: TokensOf): Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'money' || !token.isBare) return token;
    const code = CODE.exec(headingOf(token.segment, layout, of)?.text ?? '')?.[1];
    return code === undefined ? token : { ...token, value: { ...(token.value as Money), currency: code } };
  });
}
const CODE = /(?:^|[ (])(EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CZK)\)?$/;

/** Joins two dates in neighbouring cells into a period if `–` or `to` is between them or before the second. */
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

const isAligned = ({ box: a }: Segment, { box: b }: Segment): boolean =>
  Math.abs(a.x - b.x) < COLUMN || Math.abs(a.x + a.width - b.x - b.width) < COLUMN;

/** Joins a period that is broken over two lines of a narrow cell. */
function acrossLines(layout: Layout, of: TokensOf, conventions: Conventions): Token[] {
  return layout.segments.flatMap((segment) => {
    const first = of(segment).find(({ kind }) => kind === 'date');
    const below = layout.lines[segment.line + 1];
    const gap = below ? below.box.y - segment.box.y - segment.box.height : 1;
    const next = below?.segments.find((each) => isAligned(each, segment));
    if (!first || !next || below?.page !== segment.page || gap > segment.size) return [];
    if (!OPEN_END.test(segment.text.slice(first.end))) return [];
    const text = `${segment.text} ${next.text}`;
    const whole = dayTokens({ ...segment, text, words: [...segment.words, ...next.words] }, conventions);
    return whole
      .filter(({ kind, start }) => kind === 'period' && start === first.start)
      .map((token) => ({ ...token, segment, end: segment.text.length }));
  });
}

/** Finds all tokens of a document and returns them by segment. */
export function tokensOf(layout: Layout, conventions: Conventions): TokensOf {
  const table = new Map<Segment, Token[]>();
  const of: TokensOf = (segment) => table.get(segment) ?? [];
  for (const segment of layout.segments) {
    const days = dayTokens(segment, conventions);
    const all = [...days, ...figureTokens(segment, days, conventions), ...identifierTokens(segment, days)];
    table.set(
      segment,
      all.sort((a, b) => a.start - b.start),
    );
  }
  // Headings can be searched for units only after all cells have tokens.
  const withTheirs = layout.segments.map((segment) => [segment, withUnits(of(segment), layout, of)] as const);
  for (const [segment, tokens] of withTheirs) table.set(segment, tokens);
  if (conventions.hasCurrencies)
    for (const segment of layout.segments) table.set(segment, withCurrencies(of(segment), layout, of));
  for (const period of [...acrossCells(layout, of), ...acrossLines(layout, of, conventions)])
    table.get(period.segment)?.push(period);
  return of;
}
