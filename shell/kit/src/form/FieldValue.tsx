import type { Field, ListedLine, Place, Stop, Stops } from '@lichen/contracts/entity/fields';
import { placeText, stopName, stopsInOrder } from '@lichen/contracts/places/stops';
import { useContext } from 'react';
import { useCodeLabels, useRecord } from '../data/reads';
import { useFormat } from '../format/useFormat';
import { useT } from '../i18n/texts';
import type { FieldOverrides } from './form-fields';
import { PickableContext } from './RefControl';

interface Props {
  field: Field;
  overrides: FieldOverrides;
  value: unknown;
}

const offered = ({ offers }: FieldOverrides, value: string) =>
  offers?.find((offer) => offer.value === value)?.label ?? value;

/** Shows the value of a field as text. */
export function FieldValue({ field, overrides, value }: Props) {
  const t = useT();
  const format = useFormat();
  if (value === null || value === undefined || value === '') return <>–</>;
  switch (field.kind) {
    case 'code':
      return <CodeValue list={field.list} code={String(value)} />;
    case 'ref':
      return <RefValue entity={field.entity} id={String(value)} />;
    case 'day':
      return <>{format.day(value as number)}</>;
    case 'money':
      return <>{format.money(value as { currency: string; amount: number })}</>;
    case 'boolean':
      return <>{t(value ? 'Yes' : 'No')}</>;
    case 'choice':
      return <>{t(overrides.words?.[String(value)] ?? field.words?.[String(value)] ?? String(value))}</>;
    case 'decimal':
      return <>{format.number(value as number)}</>;
    case 'integer':
      if (field.isYear) return <>{String(value)}</>;
      return <>{overrides.offers ? offered(overrides, String(value)) : format.number(value as number)}</>;
    case 'place':
      return <>{placeText(value as Place)}</>;
    case 'stops':
      return <StopsValue stops={value as Stops} />;
    case 'texts':
      return <>{(value as readonly string[]).map((one) => offered(overrides, one)).join(', ')}</>;
    case 'listed':
      return <>{(value as readonly ListedLine[]).map(({ label }) => label).join(', ')}</>;
    default:
      return <>{Array.isArray(value) ? value.join(', ') : String(value)}</>;
  }
}

/** Shows stops in travel order, each with the distance of the leg that ends there. */
function StopsValue({ stops }: { stops: Stops }) {
  const format = useFormat();
  const legOf = ({ distance }: Stop) => distance && `${format.number(distance.distance)} ${distance.units}`;
  return (
    <ol className="k-stops">
      {stopsInOrder(stops).map((stop, at) => (
        <li key={stopName(at)}>
          {[stop.address ? placeText(stop.address) : '–', legOf(stop)].filter(Boolean).join(', ')}
        </li>
      ))}
    </ol>
  );
}

function CodeValue({ list, code }: { list: string; code: string }) {
  return <>{useCodeLabels(list)(code)}</>;
}

function RefValue({ entity, id }: { entity: string; id: string }) {
  const pickable = useContext(PickableContext)[entity];
  if (!pickable) throw new Error(`The form has no way to pick ${entity}: give it pick={PICKABLE_RECORDS}`);
  const found = useRecord(pickable.entity, id).data;
  return <>{found ? pickable.labelOf(found as Readonly<Record<string, unknown>>) : '…'}</>;
}
