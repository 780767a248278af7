import { dataQualityOf } from '@lichen/contracts/activities/calculations/data-quality';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Figure, QueryStates, ScopeTag, StatusTag, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { CalcDialog } from './CalcDialog';
import { CalcActions } from './CalcActions';
import { type Calc, calcKg, calcName, methodName, currentCalcs, sourceOf } from './calc-words';
import { CalcInfo } from './CalcInfo';
import { NOTHING_COUNTED, problemText } from './problem-words';
import { QualityBadge } from './QualityBadge';
import { useCalcs } from './useCalcs';

interface Props {
  activity: Pick<RecordOf<typeof activity>, '_id' | 'activity_type' | 'scope'>;
  /** Id of the row whose explanation is shown, if any. */
  howId: string | null;
  onHow: (calcId: string) => void;
}

/** All results of one activity, with a choice of the one to report. */
export function CalcTable({ activity: of, howId, onHow }: Props) {
  const t = useT();
  const { may } = usePortal();
  const calcs = useCalcs(of._id);
  const [info, setInfo] = useState<Calc | null>(null);
  const [form, setForm] = useState<{ stored?: Calc } | null>(null);
  const add = may(emissionCalc.allow.create) && <Button onClick={() => setForm({})}>{t('Add')}</Button>;
  return (
    <section className="act-section" aria-label={t('Emission calculations')}>
      <header className="act-section-head">
        <h2>{t('Emission calculations')}</h2>
        {add}
      </header>
      <QueryStates of={calcs} empty={{ when: ({ list }) => currentCalcs(list).length === 0, text: t(NOTHING_COUNTED) }}>
        {({ list }) => (
          <Rows
            rows={currentCalcs(list)}
            howId={howId}
            onHow={onHow}
            onInfo={setInfo}
            onEdit={(stored) => setForm({ stored })}
          />
        )}
      </QueryStates>
      {info && <CalcInfo calc={info} onClose={() => setInfo(null)} />}
      {form && calcs.data && (
        <CalcDialog activity={of} rows={calcs.data.list} stored={form.stored} onClose={() => setForm(null)} />
      )}
    </section>
  );
}

interface RowsProps {
  rows: readonly Calc[];
  howId: string | null;
  onHow: (calcId: string) => void;
  onInfo: (calc: Calc) => void;
  onEdit: (calc: Calc) => void;
}

function Rows({ rows, howId, onHow, onInfo, onEdit }: RowsProps) {
  const t = useT();
  const { account } = usePortal();
  return (
    <div className="act-scroll">
      <table className="act-calcs">
        <thead>
          <tr>
            <th>{t('Method')}</th>
            <th className="act-calc-source">{t('Source')}</th>
            <th>{t('Scope')}</th>
            <th className="act-number">CO₂e, {account.emission_units}</th>
            <th>
              <span className="k-unseen">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((calc) => (
            <tr key={calc._id} className={calc._id === howId ? 'act-calc-open' : undefined}>
              <td>
                <button type="button" className="act-name" onClick={() => onInfo(calc)}>
                  {t(calcName(calc))}
                </button>
                <span className="act-quiet act-tags">
                  {calc.used ? <StatusTag tone="good">{t('Used')}</StatusTag> : t(methodName(calc.method))}
                  {!calc.err_msg && <QualityBadge quality={dataQualityOf(calc)} />}
                </span>
              </td>
              <td className="act-quiet act-calc-source">{sourceOf(calc)}</td>
              <td>
                <ScopeTag scope={calc.scope} />
              </td>
              <td className="act-number">
                {calc.err_msg ? (
                  <span className="act-wrong">{problemText(t, calc)}</span>
                ) : (
                  <Figure kg={calcKg(calc)} unit="plain" of={t(calcName(calc))} onOpen={() => onHow(calc._id)} />
                )}
              </td>
              <td className="act-actions">
                <CalcActions calc={calc} onEdit={onEdit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
