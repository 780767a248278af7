import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { useFillForm, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useRemoveActivity } from '../shared/useRemoveActivity';
import { firstOf, remedyAddress } from './remedy-address';
import { REMEDY_WORDS, remedyText } from './remedy-text';
import { useCountAgain } from './useCountAgain';

interface WaysProps {
  of: Finding;
  /** Sentence of the finding, used in accessible names. */
  name: string;
  /** True to open links in a new tab, where a form is open. */
  isApart?: boolean;
}

/** Remedies that link to a page. */
export function RemedyLinks({ of: { remedies }, name, isApart = false }: WaysProps) {
  const t = useT();
  const format = useFormat();
  return remedies.map((remedy) => {
    const to = remedy.kind === 'keep' ? null : remedyAddress(remedy);
    if (!to) return null;
    const text = remedyText(remedy, t, format);
    return (
      <Link
        key={`${text} ${to}`}
        to={to}
        aria-label={`${text}: ${name}`}
        {...(isApart ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {text}
      </Link>
    );
  });
}

/** Remedies that change the activity in the open form. */
export function FormRemedies({ of: { remedies }, name }: Omit<WaysProps, 'isApart'>) {
  const t = useT();
  const format = useFormat();
  const fill = useFillForm();
  return remedies.map((remedy) => {
    if (!('record' in remedy) || remedy.record._id !== null) return null;
    const values = 'values' in remedy ? remedy.values : {};
    const focus = remedy.kind === 'edit' ? remedy.field : firstOf(values);
    const text = remedyText(remedy, t, format);
    return (
      focus && (
        <Button key={text} size="small" aria-label={`${text}: ${name}`} onClick={() => fill(values, focus)}>
          {text}
        </Button>
      )
    );
  });
}

/** Button that makes the calculated figures of a finding count again. */
export function CountAgain({ of, name }: Omit<WaysProps, 'isApart'>) {
  const t = useT();
  const { isRunning, count } = useCountAgain(of);
  return (
    of.calculations && (
      <Button
        size="small"
        loading={isRunning && { delay: 200 }}
        aria-label={`${t(REMEDY_WORDS.count)}: ${name}`}
        onClick={count}
      >
        {t(REMEDY_WORDS.count)}
      </Button>
    )
  );
}

interface KeepProps {
  of: Finding;
  /** Id of the record to keep. */
  id: string | null;
  /** Name of that record, for the accessible name. */
  name: string;
  isApart?: boolean;
}

/** Button beside one record of a pair: keeps it and deletes the other, with the usual confirmation and undo. */
export function KeepThis({ of: { remedies }, id, name, isApart = false }: KeepProps) {
  const t = useT();
  const found = remedies.find((remedy) => remedy.kind === 'keep' && remedy.keep === id);
  if (found?.kind !== 'keep') return null;
  const { remove } = found;
  const label = `${t(REMEDY_WORDS.keep)}: ${name}`;
  if (remove?._id) return <KeepButton type={remove.activity_type} id={remove._id} label={label} />;
  return (
    <Link
      to={remedyAddress(found) ?? ''}
      aria-label={label}
      {...(isApart ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {t(REMEDY_WORDS.keep)}
    </Link>
  );
}

function KeepButton({ type, id, label }: { type: string; id: string; label: string }) {
  const t = useT();
  const removeActivity = useRemoveActivity(type);
  return (
    <Button size="small" aria-label={label} onClick={() => void removeActivity({ _id: id })}>
      {t(REMEDY_WORDS.keep)}
    </Button>
  );
}
