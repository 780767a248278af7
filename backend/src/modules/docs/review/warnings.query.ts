import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import { doc, type DocWarning } from '@lichen/contracts/docs/doc.entity';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import type { Entity } from '@lichen/contracts/entity/entity';
import { inclusiveDays } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { Values } from './form-values';
import { sameBill } from './copies/same-bill.query';
import { fuelDays } from './fuel-days';
import type { Doc } from './standing';

const [power, water, fuel] = [electricityActivity, waterActivity, fuelActivity] as unknown as [Entity, Entity, Entity];

/** Activities that bills of a type may repeat. */
const BESIDE: Readonly<Record<string, readonly Entity[]>> = {
  ...{ electricity: [power], water: [water], fuel: [fuel] },
  ...{ electricity_water: [power, water], singapore_utility: [power, water] },
};

const PERIOD = { from: 'period_start', to: 'period_end' };

/** Returns the codes of the fuels in the rows, each once. Gas and heating oil of one month do not repeat each other. */
const fuelsOf = ({ fuels }: Values): string[] => [
  ...new Set(
    (Array.isArray(fuels) ? (fuels as readonly Values[]) : [])
      .map(({ fuel_type: code }) => code)
      .filter((code) => typeof code === 'string'),
  ),
];

/** Maximum number of records named for each entity; one is enough to make a person check. The others are counted. */
const MOST = 5;
/** Maximum number of records that are looked at for them; of fuels, some are of others. */
const LOOKED_AT = 500;

interface Beside {
  readonly _id: string;
  readonly from: number;
  readonly to: number;
  readonly doc_id: string | null;
  readonly invoice_ref?: string | null;
  readonly description?: string | null;
  readonly fuel?: string | null;
}

/** Returns true for two bills of which one begins on the day on which the other ends, as many do. */
const isNext = ({ from, to }: Beside, first: number, last: number): boolean =>
  from < to && first < last && inclusiveDays(Math.max(from, first), Math.min(to, last)) === 1;

/** Returns the first warnings, of which the last says how many more there are. */
const firstOf = (warnings: readonly DocWarning[]): readonly DocWarning[] => {
  const more = warnings.length - MOST;
  return warnings.slice(0, MOST).map((each, at) => (more > 0 && at === MOST - 1 ? { ...each, more } : each));
};

const nameOf = ({ invoice_ref: ref, description }: Beside): string => ref ?? description ?? '';

/**
 * Returns warnings for activities at the same location on some of the same days that this document did not create. An
 * activity entered by hand that refers to the document as evidence would count twice too.
 */
async function overlapping(read: Read, record: Doc, values: Values): Promise<readonly DocWarning[]> {
  const { location_id } = values;
  if (typeof location_id !== 'string') return [];
  const found = await Promise.all(
    [...new Set((record.doc_ids ?? []).flatMap((id) => BESIDE[id] ?? []))].map(async (entity) => {
      const days = entity === fuel ? fuelDays(values) : PERIOD;
      const [from, to] = [values[days.from], values[days.to]];
      if (typeof from !== 'number' || typeof to !== 'number') return [];
      const burnt = entity === fuel ? fuelsOf(values) : [];
      const isSameInvoice = ({ invoice_ref: ref }: Beside) => Boolean(ref) && ref === values['invoice_number'];
      const where = { location_id, from: { atMost: to }, to: { atLeast: from } };
      const rows = (await read(entity).list({ where, limit: LOOKED_AT })) as unknown as readonly Beside[];
      const others = rows
        .filter((each) => burnt.length === 0 || !each.fuel || burnt.includes(each.fuel))
        .filter((each) => isSameInvoice(each) || !isNext(each, from, to))
        .filter(({ doc_id }) => doc_id !== record._id || !MAY_UNAPPLY.includes(record.status))
        .toSorted((one, other) => Number(isSameInvoice(other)) - Number(isSameInvoice(one)));
      return firstOf(
        others.map((one) => {
          const message = isSameInvoice(one) ? DOC_TEXTS.sameInvoice : DOC_TEXTS.overlap;
          return { message, entity: entity.name, id: one._id, name: nameOf(one) };
        }),
      );
    }),
  );
  return found.flat();
}

/** Returns a warning if an older document has the same file. */
async function sameFile(read: Read, { same_as }: Doc): Promise<readonly DocWarning[]> {
  const first = same_as === null ? undefined : await read(doc).find(same_as);
  return first ? [{ message: DOC_TEXTS.sameFile, entity: doc.name, id: first._id, name: first.name }] : [];
}

/** Returns a warning if an approved statement would lose its approval because its figures change. */
async function approvedStatement(read: Read, { doc_ids }: Doc, { year }: Values): Promise<readonly DocWarning[]> {
  if (!doc_ids?.includes('statement') || typeof year !== 'number') return [];
  const found = await read(annualStatement).list({ where: { year, status: 'approved' }, limit: 1 });
  return found.map(({ _id: id }) => ({
    ...{ message: STATEMENT_TEXTS.resets, entity: annualStatement.name, id, name: String(year) },
  }));
}

/** Returns what a person should know before applying a document with these values; null if there is nothing. */
export async function warningsOf(read: Read, record: Doc, values: Values): Promise<DocWarning[] | null> {
  const found = [
    ...(await sameFile(read, record)),
    ...firstOf(await sameBill(read, record, values)),
    ...(await overlapping(read, record, values)),
    ...(await approvedStatement(read, record, values)),
  ];
  return found.length > 0 ? found : null;
}
