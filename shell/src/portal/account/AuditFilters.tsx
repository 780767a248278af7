import { type Period, PeriodField, SwitchField, TextField, useT } from '@lichen/kit';
import { useEffect, useState } from 'react';

const DAY = 86_400_000;
const PAUSE_MS = 350;

export interface AuditQuery {
  period_start_date: number;
  period_end_date: number;
  email?: string;
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
  const [email, setEmail] = useState(asked.email ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when the typing pauses, not when the answer changes what was asked
  useEffect(() => {
    const { email: before, ...period } = asked;
    if ((before ?? '') === email.trim()) return;
    const timer = setTimeout(() => ask(email.trim() ? { ...period, email: email.trim() } : period), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const choose = (chosen: Period | null) => {
    if (typeof chosen?.from !== 'number' || typeof chosen.to !== 'number') return;
    ask({ ...asked, period_start_date: chosen.from, period_end_date: chosen.to + DAY - 1 });
  };
  const period = { from: asked.period_start_date, to: asked.period_end_date + 1 - DAY };
  return (
    <form className="p-filters" onSubmit={(event) => event.preventDefault()}>
      <PeriodField required label={t('Period')} value={period} onChange={choose} />
      <TextField label="Email" value={email} onChange={(text) => setEmail(text ?? '')} required />
      <SwitchField label="Summary view" value={isSummary} onChange={(on) => show(on === true)} required />
    </form>
  );
}
