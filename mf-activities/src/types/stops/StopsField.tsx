import { JOURNEY_TEXTS } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { Stop, Stops } from '@lichen/contracts/entity/fields';
import { MOST_STOPS, stopName, stopsInOrder } from '@lichen/contracts/places/stops';
import { stopErrors } from '@lichen/contracts/entity/schema';
import { type ControlProps, IconButton, PlaceField, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Pagination } from '@lichen/kit/antd-table';
import { useState } from 'react';
import { stopAdded, stopDeleted, stopMoved } from './legs';
import { useLegs } from './useLegs';
import './stops.css';

const PER_PAGE = 5;

const pagesOf = (stops: number) => Math.max(1, Math.ceil(stops / PER_PAGE));

/** Stops of a journey, five to a page. Changing a stop clears the total distance. */
export function StopsField({ value, onChange, error, form }: ControlProps) {
  const t = useT();
  const stops = stopsInOrder(value as Stops | null);
  const [page, setPage] = useState(1);
  const legs = useLegs(form);
  const shown = Math.min(page, pagesOf(stops.length));
  const first = (shown - 1) * PER_PAGE;
  const wrong = error ? stopErrors(value) : {};
  const addressError = (at: number) => wrong[`${stopName(at)}.address`];

  const change = (next: Stops | null) => {
    onChange(next);
    form.set({ distance: null });
  };
  const remove = (at: number) => {
    change(stopDeleted(form.values, at));
    legs.afterDelete(at);
  };
  const move = (at: number, address: Stop['address']) => {
    change(stopMoved(form.values, at, address));
    legs.afterMove(at);
  };
  const add = () => {
    change(stopAdded(form.values));
    setPage(pagesOf(stops.length + 1));
  };

  return (
    <fieldset className="act-stops" aria-label={t('Stops')}>
      <span className="k-field-label" aria-hidden="true">
        {t('Stops')} <span className="k-field-optional">{t('optional')}</span>
      </span>
      {stops.slice(first, first + PER_PAGE).map((stop, index) => (
        <StopRow
          key={stopName(first + index)}
          stop={stop}
          number={first + index + 1}
          error={addressError(first + index)}
          onAddress={(address) => move(first + index, address)}
          onDelete={() => remove(first + index)}
        />
      ))}
      <Pagination
        {...{ current: shown, pageSize: PER_PAGE, total: stops.length, onChange: setPage }}
        hideOnSinglePage
        size="small"
      />
      {error && <Elsewhere wrong={wrong} error={error} from={first} to={first + PER_PAGE} />}
      <AddStop isFull={stops.length >= MOST_STOPS} hasStart={() => Boolean(form.values['from'])} onAdd={add} />
    </fieldset>
  );
}

interface ElsewhereProps {
  wrong: Readonly<Record<string, string>>;
  error: string;
  from: number;
  to: number;
}

/** Errors of stops on other pages, or of all stops together; rows show their own. */
function Elsewhere({ wrong, error, from, to }: ElsewhereProps) {
  const t = useT();
  const isShown = (path: string) =>
    path.endsWith('.address') &&
    Array.from({ length: to - from }, (_, at) => stopName(from + at)).includes(path.slice(0, -8));
  const [path, message] = Object.entries(wrong).find(([one]) => !isShown(one)) ?? [];
  if (Object.keys(wrong).length > 0 && !path) return null;
  const number = /^stop_(\d+)/.exec(path ?? '')?.[1];
  return (
    <span className="k-field-error" role="alert">
      {number && `${t('Stop {number}', { number })}: `}
      {t(message ?? error)}
    </span>
  );
}

interface AddProps {
  isFull: boolean;
  hasStart: () => boolean;
  onAdd: () => void;
}

function AddStop({ isFull, hasStart, onAdd }: AddProps) {
  const t = useT();
  const [isRefused, setRefused] = useState(false);
  const add = () => {
    const may = hasStart();
    setRefused(!may);
    if (may) onAdd();
  };
  return (
    <div className="k-field-action">
      <Button size="small" disabled={isFull} onClick={add}>
        {t('Add stop')}
      </Button>
      {isRefused && (
        <span className="k-field-error" role="alert">
          {t(JOURNEY_TEXTS.startRequired)}
        </span>
      )}
    </div>
  );
}

interface RowProps {
  stop: Stop;
  number: number;
  error: string | undefined;
  onAddress: (address: Stop['address']) => void;
  onDelete: () => void;
}

function StopRow({ stop: { address, distance }, number, error, onAddress, onDelete }: RowProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="act-stop">
      <PlaceField label={t('Stop {number}', { number })} required value={address} onChange={onAddress} error={error} />
      <span className="act-stop-leg">{distance && `${format.number(distance.distance)} ${distance.units}`}</span>
      <IconButton icon="remove" label={t('Delete stop {number}', { number })} onClick={onDelete} />
    </div>
  );
}
