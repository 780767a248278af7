import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { activityExtract } from '@lichen/contracts/activities/list/extract.call';
import { extract } from '@lichen/contracts/activities/list/extract.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { type ServedCall, handler } from '../../../platform/module';
import { type ExtractOrder, type ExtractParts, makeExtract } from './extract-contents.query';
import { EXTRACT, storeExtract } from './extract.job';
import { expectExtractRoom, extractInTurn } from './extract-room.query';
import { listedSelection } from '../filters/listed-selection.query';

/** Largest number of rows that is exported before the answer; more rows start a job. */
const AT_ONCE = 2000;
/** Largest number of rows in a sheet, without the heading. */
const SHEET_ROWS = 1_048_575;

/** Sends the filtered list as CSV or a workbook; refused if it is too long for a workbook or a user asks too often. */
export const extractCall = (parts: Omit<ExtractParts, 'platform'>): ServedCall =>
  handler(activityExtract, ({ input, context, read, write, platform }) => {
    const { companyId, userId, language, now } = context;
    return extractInTurn(companyId, async () => {
      await expectExtractRoom(read, context, platform.configuration.LICHEN_RATE_LIMIT_SCALE);
      const total = await read(activity).count(listedSelection(input.filters));
      if (input.format === 'xlsx' && total > SHEET_ROWS)
        throw refused('The list has too many rows for a workbook. Filter the list, or download it as CSV.');
      const order: ExtractOrder = { id: context.newId(), companyId, userId, language, askedOn: now, ...input };
      const whole = { ...parts, platform };
      const made = total <= AT_ONCE ? await makeExtract(whole, order) : undefined;
      const job_id = await write(async (unit) => {
        const job = { companyId, userId, kind: EXTRACT, input: { ...order, total } };
        const job_id = made ? null : await platform.jobs.add(unit.sql, job);
        const record = { ...newRow(context), _id: order.id, state: 'making', format: input.format, total, job_id };
        await unit.insert(
          extract,
          { ...record, file_id: null, expires_on: null } as RecordOf<typeof extract>,
          'create',
        );
        if (made) await storeExtract(whole, order, made, { unit });
        return job_id;
      });
      platform.jobs.wake();
      return { ok: true, obj: { _id: order.id, state: made ? 'done' : 'making', total: made?.rows ?? total, job_id } };
    });
  });
