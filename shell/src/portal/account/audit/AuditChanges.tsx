import { MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';
import { useT, useTn } from '@lichen/kit';
import type { ReactNode } from 'react';
import type { Change } from './audit-changes';
import { NOTHING } from './audit-values';
import './audit.css';

/** Number of characters above which a value is collapsed. */
const SHORT = 160;

/** The fields that one write changed, with the values before and after. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="p-audit-changes">
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label, and changes do not move
        <div key={at} className="p-audit-change">
          <dt>{change.label}</dt>
          <Changed change={change} />
        </div>
      ))}
    </dl>
  );
}

function Changed({ change }: { change: Change }) {
  const [t, tn] = [useT(), useTn()];
  switch (change.kind) {
    case 'said':
      return <dd>{change.text}</dd>;
    case 'sides':
      return (
        <dd>
          <Before text={change.from} /> <span aria-hidden>→</span>{' '}
          <ins>
            <Value text={change.to} />
          </ins>
        </dd>
      );
    case 'items':
      return (
        <dd>
          <Items label={t('Added')} items={change.added} of={(text) => <ins>{text}</ins>} />
          <Items label={t('Removed')} items={change.removed} of={(text) => <del>{text}</del>} />
        </dd>
      );
    default:
      return (
        <dd>
          <AuditChanges changes={change.parts} />
          {change.more > 0 && (
            <p className="p-audit-more">{tn(change.more, '{count} more record', '{count} more records')}</p>
          )}
        </dd>
      );
  }
}

/** The earlier value, struck through; nothing when there was none. */
const Before = ({ text }: { text: string }) =>
  text === NOTHING ? (
    text
  ) : (
    <del>
      <Value text={text} />
    </del>
  );

interface ItemsProps {
  label: string;
  items: readonly string[];
  of: (text: string) => ReactNode;
}

function Items({ label, items, of }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <div className="p-audit-items">
      <span>{label}</span>
      <ul>
        {items.map((text) => (
          <li key={text}>{of(text)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A value; a long one is collapsed to its beginning, and a masked one is shown as masked. */
function Value({ text }: { text: string }) {
  const t = useT();
  if (text === MASKED) return <span title={t('Confidential: the audit does not hold it')}>{text}</span>;
  if (text.length <= SHORT) return text;
  return (
    <details className="p-audit-long">
      <summary>{`${text.slice(0, SHORT).trimEnd()}…`}</summary>
      {text}
    </details>
  );
}
