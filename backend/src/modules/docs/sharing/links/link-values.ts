import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import type { Field, ListedLine, Money, Place } from '@lichen/contracts/entity/fields';
import { placeText } from '@lichen/contracts/places/stops';

/** Translates texts and formats values for the reader's language. */
export interface Writing {
  readonly say: (text: string, params?: Readonly<Record<string, string>>) => string;
  /** BCP 47 tag. */
  readonly tag: string;
}

/** Labelled values under one heading. */
export interface SaidPart {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
}

const MOST_DECIMALS = 6;

/** Formats a day for the language of a BCP 47 tag. */
export const dayIn = (tag: string, day: number): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);

const numberIn = (tag: string, value: number): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: MOST_DECIMALS }).format(value);

function moneyIn(tag: string, { currency, amount }: Money): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);
}

/** Formats a value as its form would show it. */
function saidValue(field: Field, value: unknown, { say, tag }: Writing): string {
  switch (field.kind) {
    case 'day':
      return dayIn(tag, value as number);
    case 'money':
      return moneyIn(tag, value as Money);
    case 'boolean':
      return say(value ? 'Yes' : 'No');
    case 'choice':
      return say(field.words?.[String(value)] ?? String(value));
    case 'integer':
      return field.isYear ? String(value) : numberIn(tag, value as number);
    case 'decimal':
      return numberIn(tag, value as number);
    case 'place':
      return placeText(value as Place);
    case 'listed':
      return (value as readonly ListedLine[]).map(({ label }) => label).join(', ');
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

type Named = Readonly<Record<string, Field>>;

/** Kinds of fields whose values are objects but can be shown as text. */
const SAYABLE: readonly Field['kind'][] = ['money', 'place', 'listed', 'texts'];

const isSayable = ({ kind }: Field, value: unknown): boolean =>
  isThere(value) && (typeof value !== 'object' || SAYABLE.includes(kind));

interface Lined {
  readonly fields: Named;
  readonly names: readonly string[];
  readonly reads: DocType['reads'];
}

/** Returns labelled values of some fields; a unit is joined to its amount. */
function linesOf({ fields, names, reads }: Lined, values: DocValues, writing: Writing) {
  const unitOf = (name: string) => reads[name]?.unitField ?? '';
  const beside = new Set(names.filter((name) => isThere(values[name])).map(unitOf));
  return names.flatMap((name): [string, string][] => {
    const [field, value] = [fields[name], values[name]];
    if (!field || beside.has(name) || !isSayable(field, value)) return [];
    const unit = values[unitOf(name)];
    const said = saidValue(field, value, writing);
    return [[writing.say(field.label), isThere(unit) ? `${said} ${String(unit)}` : said]];
  });
}

/** Returns the values of a document, grouped and labelled as its types define. */
export function saidParts(types: readonly DocType[], values: DocValues, writing: Writing): SaidPart[] {
  const parts = types.flatMap((type) => {
    const fields = type.form.fields as Named;
    const own = type.layout.map(({ title, fields: names }) => ({
      title: writing.say(title),
      lines: linesOf({ fields, names, reads: type.reads }, values, writing),
    }));
    const rows = Object.entries(type.rows).flatMap(([name, { label, row, reads = {} }]) => {
      const list = Array.isArray(values[name]) ? (values[name] as readonly DocValues[]) : [];
      const of = row.fields as Named;
      return list.map((one, at) => ({
        title: `${writing.say(label)} ${at + 1}`,
        lines: linesOf({ fields: of, names: Object.keys(of), reads }, one, writing),
      }));
    });
    return [...own, ...rows];
  });
  return parts.filter(({ lines }) => lines.length > 0);
}
