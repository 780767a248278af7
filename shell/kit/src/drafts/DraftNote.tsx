import { useT } from '../i18n/texts';
import { calendarToday, timeText } from '../format/days';
import { useFormat } from '../format/useFormat';
import { Button } from '../modules/antd';
import { usePortal } from '../portal/portal';

interface Props {
  /** Time of the last input, in epoch milliseconds. */
  on: number;
  restore: () => void;
  discard: () => void;
}

/** Offers to restore earlier input into this form that was never saved. */
export function DraftNote({ on, restore, discard }: Props) {
  const t = useT();
  const { moment } = useFormat();
  const { today } = usePortal();
  const time = calendarToday(on) === today() ? timeText(on) : moment(on);
  return (
    <section className="k-form-draft" role="status">
      <p>{t('Your unsaved changes from {time} were kept.', { time })}</p>
      <div>
        <Button size="small" onClick={discard}>
          {t('Discard')}
        </Button>
        <Button size="small" type="primary" onClick={restore}>
          {t('Restore')}
        </Button>
      </div>
    </section>
  );
}
