import { BRIDGE_PARTS, type BridgePart, type Change } from '@lichen/contracts/activities/bridge/change-bridge.call';
import { kgOf } from '@lichen/contracts/formats/mass';
import { Card, type Formats, type Translate, useFormat, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { type BridgeStep, bridgeSteps, largestPart } from './bridge-steps';
import './bridge.css';

/** Formats 10⁻⁶ kg in the account's unit; a change is shown with its sign. */
export function amountText(format: Formats, ug: number, isChange = false): string {
  const sign = isChange && ug > 0 ? '+' : '';
  return `${sign}${format.co2(kgOf(ug))} ${format.unit}`;
}

function summary(t: Translate, format: Formats, change: Change): string {
  const { before_ug, after_ug } = change;
  const part = largestPart(change);
  if (before_ug === after_ug || !part) return t('Emissions are the same in both periods.');
  const words = {
    amount: amountText(format, Math.abs(after_ug - before_ug)),
    before: amountText(format, before_ug),
    after: amountText(format, after_ug),
    part: t(BRIDGE_PARTS[part].label),
  };
  return after_ug > before_ug
    ? t('Emissions rose by {amount} CO₂e, from {before} to {after}. Largest part: {part}.', words)
    : t('Emissions fell by {amount} CO₂e, from {before} to {after}. Largest part: {part}.', words);
}

interface Props {
  change: Change;
  chosen: BridgePart | null;
  onChoose: (part: BridgePart | null) => void;
  /** Addresses of the lists behind the two totals. */
  totals: Readonly<Record<'before' | 'after', string>>;
}

/** Table of the steps from the earlier total to the later one; the last column draws them as bars. */
export function BridgeCard({ change, chosen, onChoose, totals }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <Card title={t('Compare two periods')}>
      <p className="act-bridge-summary">{summary(t, format, change)}</p>
      <table className="act-bridge">
        <thead className="k-unseen">
          <tr>
            <th scope="col">{t('Part')}</th>
            <th scope="col">{t('Emissions')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {bridgeSteps(change).map((step) => (
            <Step key={step.name} {...{ step, chosen, onChoose, totals }} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Step({ step, chosen, onChoose, totals }: { step: BridgeStep } & Omit<Props, 'change'>) {
  const t = useT();
  const format = useFormat();
  const { name, ug, left, width } = step;
  const isTotal = name === 'before' || name === 'after';
  const kind = isTotal ? name : ug > 0 ? 'more' : 'less';
  const figure = amountText(format, ug, !isTotal);
  return (
    <tr className={name === chosen ? 'act-bridge-chosen' : ''}>
      <th scope="row">
        {isTotal ? (
          t(name === 'before' ? 'Earlier period' : 'Later period')
        ) : (
          <button
            type="button"
            className="act-link"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name === chosen ? null : name)}
          >
            {t(BRIDGE_PARTS[name].label)}
          </button>
        )}
        {!isTotal && <span className="act-quiet">{t(BRIDGE_PARTS[name].meaning)}</span>}
      </th>
      <td className="act-number k-figure">
        {isTotal ? (
          <Link to={totals[name]}>{figure}</Link>
        ) : (
          <button
            type="button"
            aria-label={t('{label}: {figure} {unit}', { label: t(BRIDGE_PARTS[name].label), figure, unit: 'CO₂e' })}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name === chosen ? null : name)}
          >
            {figure}
          </button>
        )}
      </td>
      <td className="act-bridge-bar" aria-hidden="true">
        <span className={`act-bridge-${kind}`} style={{ marginLeft: `${left}%`, width: `${width}%` }} />
      </td>
    </tr>
  );
}
