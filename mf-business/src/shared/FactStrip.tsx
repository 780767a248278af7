import { ScopeTag } from '@lichen/kit';
import type { ReactNode } from 'react';
import './business.css';

export interface StripFact {
  label: string;
  value: ReactNode;
  /** Shows the colour of a scope beside the label. */
  scope?: '1' | '2' | '3';
}

interface Props {
  facts: readonly StripFact[];
  /** True while the facts are still those of the previous year. */
  isOlder: boolean;
}

/** The key figures of a year in one row. */
export const FactStrip = ({ facts, isOlder }: Props) => (
  <dl className="biz-strip" aria-busy={isOlder}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.scope ? <ScopeTag scope={fact.scope} /> : fact.label}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
);
