import type { Scope } from '@lichen/contracts/activities/inventory-line';
import type { Calculator } from '../calculation';
import { QUALITY } from '../data-quality';
import type { FigureScope } from '../published/from-factors';
import { infoInput } from '../inputs';
import { NOTES } from '../explanation/notes';
import { COMPANY_FIGURE } from '../parts';
import { statedFigure } from './stated-figure';

interface Carbon {
  readonly from: number | null;
  readonly to: number | null;
  readonly amount: number | null;
  readonly units: string;
  readonly scope: Scope;
  readonly scope3_category: number | null;
  readonly source: string | null;
  readonly reason: string | null;
}

/** Credits and removals are stated below zero. No scope takes them: nothing is ever netted. */
export const isOffset = (amount: number | null): amount is number => amount !== null && amount < 0;

/** Scope 2 has two totals, and a stated figure stands in both. */
function placesOf({ amount, scope, scope3_category: category }: Carbon): FigureScope[] {
  if (isOffset(amount)) return [{ component: 'direct', scope: 'no_scope' }];
  const place = { component: 'direct', scope } as const;
  if (scope === 'scope_2')
    return [
      { ...place, scope2_basis: 'location' },
      { ...place, scope2_basis: 'market' },
    ];
  return [scope === 'scope_3' && category ? { ...place, scope3_category: category } : place];
}

function noteOf({ amount, scope, scope3_category }: Carbon): string | null {
  if (isOffset(amount)) return NOTES.offset;
  return scope === 'scope_3' && !scope3_category ? NOTES.noCategory : null;
}

/** The figure of the company itself, under the scope it chose. */
export const carbon: Calculator = (activity) => {
  const record = activity as unknown as Carbon;
  const { from, to, amount, units, source, reason } = record;
  if (from === null || to === null || amount === null) return [];
  const figure = {
    ...{ subject: 'Carbon', from, to, amount, units, id: COMPANY_FIGURE, data_quality: QUALITY.estimate },
    method: 'manual',
    told: [...(source ? [infoInput('Source', source)] : []), ...(reason ? [infoInput('Reason', reason)] : [])],
    note: noteOf(record),
  } as const;
  return placesOf(record).map((place) => statedFigure(figure, place));
};
