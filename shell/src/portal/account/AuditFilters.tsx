import { type Period, PeriodField, SwitchField, TextField, useT } from '@lichen/kit';
import { useEffect, useState } from 'react';

const DAY = 86_400_000;
const PAUSE_MS = 350;

export interface AuditQuery {
  period_start_date: number;
  period_end_date: number;
  email?: string;
  /** Name of a field that the write touched. */
  field?: string;
}

/** The range the list opens with: today and the six days before it, to today's last millisecond. */
export const lastSevenDays = (today: number): AuditQuery => ({
  period_start_date: today - 6 * DAY,
  period_end_date: today + DAY - 1,
});

interface Props {
  asked: AuditQuery;
  ask: (query: AuditQuery) => void;
  /** Names of what changed, or every value before and after. */
  isSummary: boolean;
  show: (isSummary: boolean) => void;
}

export function AuditFilters({ asked, ask, isSummary, show }: Props) {
  const t = useT();
  const [typed, setTyped] = useState({ email: asked.email ?? '', field: asked.field ?? '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when the typing pauses, not when the answer changes what was asked
  useEffect(() => {
    const [email, field] = [typed.email.trim(), typed.field.trim()];
    if ((asked.email ?? '') === email && (asked.field ?? '') === field) return;
    const { period_start_date, period_end_date } = asked;
    const query = { period_start_date, period_end_date, ...(email && { email }), ...(field && { field }) };
    const timer = setTimeout(() => ask(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const choose = (chosen: Period | null) => {
    if (typeof chosen?.from !== 'number' || typeof chosen.to !== 'number') return;
    ask({ ...asked, period_start_date: chosen.from, period_end_date: chosen.to + DAY - 1 });
  };
  const period = { from: asked.period_start_date, to: asked.period_end_date + 1 - DAY };
  return (
    <form className="p-filters" onSubmit={(event) => event.preventDefault()}>
      <PeriodField required label={t('Period')} value={period} onChange={choose} />
      <TextField
        label="Email"
        value={typed.email}
        onChange={(text) => setTyped({ ...typed, email: text ?? '' })}
        required
      />
      <TextField
        label="Changed field"
        value={typed.field}
        onChange={(text) => setTyped({ ...typed, field: text ?? '' })}
        required
      />
      <SwitchField label="Summary view" value={isSummary} onChange={(on) => show(on === true)} required />
    </form>
  );
}
