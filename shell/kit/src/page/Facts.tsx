import { Fragment, type ReactNode } from 'react';
import './page.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Lists pairs of label and value; pairs without a value are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const isGiven = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;
  return (
    <dl className="k-facts">
      {facts.filter(isGiven).map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label, and pairs do not move
        <Fragment key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
