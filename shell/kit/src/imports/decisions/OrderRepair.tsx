import { repairImport } from '@lichen/contracts/imports/import.call';
import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { cellFigure, decimalText, parseMarkedNumber } from '@lichen/contracts/formats/numbers';
import { DAY_ORDERS, parseOrderedDay, possibleOrders } from '@lichen/contracts/formats/written-days';
import { yearOf } from '@lichen/contracts/formats/days';
import { LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';
import { useFormat, usePortal, useT } from '../../index';
import { KeyButton } from './KeyButton';
import { MARKS, ORDERS } from '../import-words';
import type { ImportCall } from '../useImportCall';

interface Props {
  isDay: boolean;
  group: RepairGroup;
  /** Title of the column. */
  title: string;
  call: ImportCall;
}

/** Formats a day with the month's name, so that its order is clear. */
const dayInWords = (day: number | null, language: Language): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(LOCALE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/**
 * Returns the orders in which any of the cells can be read; for periods, whose texts are not days, those that end with
 * the year.
 */
function ordersOf(texts: RepairGroup['texts'], thisYear: number) {
  const possible = new Set(texts.flatMap(({ text }) => possibleOrders(text, thisYear)));
  return DAY_ORDERS.filter((order) => (possible.size > 0 ? possible.has(order) : order !== 'ymd'));
}

/** Shows how the first cell of the column reads in each order; the answer applies to this column only. */
export function OrderRepair({ isDay, group: { field, texts }, title, call }: Props) {
  const t = useT();
  const { language } = useFormat();
  const { today } = usePortal();
  const text = texts[0]?.text ?? '';
  const choices = isDay
    ? ordersOf(texts, yearOf(today())).map((order) => ({
        words: t(ORDERS[order]),
        read: dayInWords(parseOrderedDay(text, order), language),
        settings: { day_orders: { [field]: order } },
      }))
    : (['.', ','] as const).map((mark) => {
        const { figure, before, after } = cellFigure(text);
        const plain = parseMarkedNumber(figure, mark)
          ?.replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '');
        return {
          words: t(MARKS[mark]),
          read: [before, plain && decimalText(plain, language), after].filter(Boolean).join(' '),
          settings: { decimals: { [field]: mark } },
        };
      });
  return (
    <>
      <p>{t('What is “{text}” in the column {field}?', { text, field: title })}</p>
      <div className="imp-actions">
        {choices.map(({ words, read, settings }, at) => (
          <KeyButton
            key={words}
            keyName={String(at + 1)}
            disabled={call.isRunning}
            title={words}
            onClick={() => void call.send(repairImport, { settings })}
          >
            {read || words}
          </KeyButton>
        ))}
      </div>
    </>
  );
}
