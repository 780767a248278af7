import type { ReactNode } from 'react';
import './business.css';

interface Props {
  facts: readonly { label: string; value: ReactNode }[];
  /** The facts are still those of the year before. */
  isOlder: boolean;
}

/** What a year comes to, in one row. */
export const FactStrip = ({ facts, isOlder }: Props) => (
  <dl className="biz-strip" aria-busy={isOlder}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
);
