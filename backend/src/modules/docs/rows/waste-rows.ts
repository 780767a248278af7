import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { TokensOf } from '../fields/column-heading';
import type { SoughtType } from '../fields/definition';
import { isPositive, isSame, plus } from '../fields/exact';
import { boxOf, leastConfidence } from '../fields/field-readings';
import { amountIn, amountOf, unitOf } from '../fields/quantity-proofs';
import { cellPath } from '../fields/sought/sought-of';
import type { Token } from '../fields/tokens/token';
import type { Layout, Line, Segment } from '../layout/segments';
import { wasteRouteIn } from '../lexicon/waste-routes';

interface Page {
  readonly layout: Layout;
  readonly tokens: TokensOf;
}

/** A line of a report with the weight of one kind of waste. */
interface Stream {
  readonly weight: Token;
  /** Cells that name the waste: its code and its name. */
  readonly named: readonly Segment[];
  /** The cell that names its treatment. */
  readonly treated: Segment | undefined;
}

const CODE = /^\d{2} ?\d{2} ?\d{2}\*?$/;
const hasName = ({ text }: Segment): boolean => /\p{L}{3}/u.test(text);

function streamOn({ segments }: Line, tokens: TokensOf): Stream | null {
  const weights = segments.flatMap((each) =>
    tokens(each).filter(({ kind, family }) => kind === 'quantity' && family === 'mass'),
  );
  const [weight, ...others] = weights.filter((each) => isPositive(amountOf(each)));
  if (!weight || others.length > 0) return null;
  const cells = segments.filter((each) => each !== weight.segment);
  // The kind of waste is named before its treatment: `Dry mixed recycling` is one, `Recycled` the other.
  const [name, ...texts] = cells.filter(hasName);
  if (!name) return null;
  const code = cells.find(({ text }) => CODE.test(text));
  // The last: a site may be named first, and `Dry mixed recycling` then stands before `Landfill`.
  const treated = texts.findLast(({ text }) => wasteRouteIn(text) !== null);
  return { weight, named: code ? [code, name] : [name], treated };
}

/** Confidence of rows that a printed total proves, before that of their letters. */
const PROVEN = 0.96;
const MOST_NAME = 200;

type Field = readonly [cell: string, value: unknown, token: Token | null, segment: Segment];

function readingsOf(
  list: string,
  at: number,
  { weight, named, treated }: Stream,
  flags: readonly string[],
): FieldReading[] {
  const value = { amount: amountOf(weight), unit: unitOf(weight) };
  const name = named
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MOST_NAME);
  const route = treated ? wasteRouteIn(treated.text) : null;
  const fields: readonly Field[] = [
    ...(named[0] ? [['product', name, null, named[0]] as const] : []),
    ['processed_weight', value, weight, weight.segment],
    ...(route && treated ? [[`${route}_weight`, value, null, treated] as const] : []),
  ];
  const letters = leastConfidence(weight);
  return fields.map(([cell, said, token, segment]) => ({
    ...{ field: cellPath(list, at, cell), value: said, raw: token ? token.raw : segment.text },
    ...{ page: segment.page, box: token ? boxOf(segment, token.start, token.end) : segment.box },
    ...{ confidence: PROVEN * (letters < 0.9 ? letters : 1), how: 'column', flags, alternatives: [] },
  }));
}

/**
 * Replaces the total weight of a waste report by a row for each kind of waste. Only rows that add up to the total
 * replace it: otherwise one row has the total, and a person has to look if other weights are printed.
 */
export function withWasteRows(
  fields: readonly FieldReading[],
  { fields: sought }: SoughtType,
  { layout, tokens }: Page,
): readonly FieldReading[] {
  const field = sought.find(({ name }) => name.endsWith('.processed_weight'))?.name;
  const total = fields.find((each) => each.field === field);
  const amount = amountIn(total?.value);
  if (field === undefined || !total || amount === null) return fields;
  const all = layout.lines.flatMap((line) => streamOn(line, tokens) ?? []);
  const streams = all.filter(({ weight }) => !isSame(amountOf(weight), amount));
  const isWhole =
    streams.length > 1 &&
    new Set(streams.map(({ weight }) => unitOf(weight))).size === 1 &&
    isSame(streams.map(({ weight }) => amountOf(weight)).reduce(plus), amount);
  const [list = ''] = field.split('.');
  const rest = fields.filter((each) => each !== total);
  // A total that the reader made of the same rows proves nothing; its flag stays.
  const flags = total.flags.filter((flag) => flag === 'competing');
  if (isWhole) return [...rest, ...streams.flatMap((each, at) => readingsOf(list, at, each, flags))];
  const isPart = streams.length > 0 && !total.flags.includes('competing');
  return isPart ? [...rest, { ...total, flags: [...total.flags, 'competing'] }] : fields;
}
