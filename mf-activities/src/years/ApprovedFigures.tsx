import { type InventoryYearRow, inventoryYearStates } from '@lichen/contracts/activities/years/inventory-year.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { yearBounds } from '@lichen/contracts/formats/days';
import { Seal, useCall, useFormat, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { totalOf } from './year-words';
import './years.css';

interface Days {
  readonly from: number;
  readonly to: number;
}

const overlaps = (year: number, { from, to }: Days): boolean => {
  const bounds = yearBounds(year);
  return bounds.from <= to && bounds.to >= from;
};

/** Returns the approved years that overlap the periods, the latest first. */
function useApprovedYears(periods: readonly Days[]): readonly InventoryYearRow[] {
  const { may } = usePortal();
  const found = useCall<ListAnswer<InventoryYearRow>>(
    inventoryYearStates,
    {},
    { enabled: may(inventoryYearStates.allow) && periods.length > 0 },
  );
  const isShown = ({ year, state }: InventoryYearRow) =>
    state === 'approved' && periods.some((period) => overlaps(year, period));
  return found.data?.list.filter(isShown) ?? [];
}

/** Seals of the approved years behind the figures, each with the approved total of the whole year. */
export function ApprovedFigures({ periods }: { readonly periods: readonly Days[] }) {
  const t = useT();
  const format = useFormat();
  return useApprovedYears(periods).map((row) => {
    const figure = row.approved ? `${format.co2(totalOf(row.approved))} ${format.unit}` : '';
    const words = { year: String(row.year), figure };
    return (
      <span key={row.year} className="act-sealed">
        <Seal isChanged={row.changed_since_approval} />
        <Link to={`${paths.inventoryYears}?year=${row.year}`}>
          {row.changed_since_approval
            ? t('{year} approved at {figure}, changed since', words)
            : t('{year} approved at {figure}', words)}
        </Link>
      </span>
    );
  });
}
