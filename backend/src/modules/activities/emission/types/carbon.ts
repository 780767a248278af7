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

/** Tells whether the amount is a credit or removal, which is negative; no scope includes it, so nothing is netted. */
export const isOffset = (amount: number | null): amount is number => amount !== null && amount < 0;

/** Returns the scopes of a stated figure: scope 2 on both bases, credits outside the scopes. */
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

/** Returns the company's own figure, in the scope it chose. */
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
