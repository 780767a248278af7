import { StatusTag, useFormat, usePortal, useT, useTn } from '@lichen/kit';
import { expiryOf } from './expiry';

/** The last day of a document's validity, and a text that says how near it is. */
export function ExpiryTag({ end }: { end: number }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { today } = usePortal();
  const { tone, days } = expiryOf(end, today());
  const words =
    days === 0
      ? t('Expires today')
      : days > 0
        ? tn(days, 'Expires in {count} day', 'Expires in {count} days')
        : tn(-days, 'Expired {count} day ago', 'Expired {count} days ago');
  return (
    <span className="doc-expiry">
      <span>{t('Valid to {day}', { day: format.day(end) })}</span>
      {tone !== 'plain' && <StatusTag tone={tone}>{words}</StatusTag>}
    </span>
  );
}
