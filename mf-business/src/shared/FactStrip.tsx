import { ScopeTag } from '@lichen/kit';
import type { ReactNode } from 'react';
import './business.css';

export interface StripFact {
  label: string;
  value: ReactNode;
  /** What belongs to a scope has its colour beside the word. */
  scope?: '1' | '2' | '3';
}

interface Props {
  facts: readonly StripFact[];
  /** The facts are still those of the year before. */
  isOlder: boolean;
}

/** What a year comes to, in one row. */
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
