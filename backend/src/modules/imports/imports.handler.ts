import { checkImport, decideImport, repairImport } from '@lichen/contracts/imports/import.call';
import {
  fileImport,
  type ImportSettings,
  type ImportState,
  MAY_CHECK,
  MAY_UNDO,
  UNDER_WAY,
} from '@lichen/contracts/imports/import.entity';
import { refused } from '@lichen/contracts/api/problems';
import { type ServedCall, handler } from '../../platform/module';
import { retryOnConflict } from '../../platform/engine/jobs/complete-job-record';
import { CHECK } from './check.job';
import { CLEAR } from './clear.job';
import { mergeCorrections } from './corrections';
import { asStored, type Import, type ImportKinds, kindOf } from './import-work.rules';
import { everyMissing, type TakenName, withoutPlanned, withPlanned } from './new-records/plan-new-records.rules';
import { answeredQuestions, changesAnswers, withoutMovedAnswers } from './repairs/answered-questions';
import { changeCells, chooseRows } from './rows/change-rows.rules';
import { RUN } from './run.job';
import { UNDO } from './undo.job';

export const IMPORT_TEXTS = {
  notNow: 'This import can no longer be changed. Upload the file again.',
  notChecked: 'Check this import before you run it.',
  nothing: 'There is no import running.',
  notWritten: 'This import has not changed anything that can be undone.',
} as const;

type Answering = Parameters<Parameters<typeof handler>[1]>[0];
type Writing = Parameters<Parameters<Answering['write']>[0]>;

interface ImportQuery extends Pick<Answering, 'context' | 'platform'> {
  readonly unit: Writing[0];
  readonly batch: Writing[1];
  readonly record: Import;
}

/** Changes the import's state and adds the job that does the work, in one transaction. */
async function begin(
  { unit, record, context, platform }: ImportQuery,
  kind: string,
  changes: Partial<Import> & Pick<Import, 'state'>,
  more: { all?: boolean } = {},
) {
  const { companyId, userId, reason, evidence } = context;
  const input = { id: record._id, name: record.name, of: record.activity, ...more };
  const job_id = await platform.jobs.add(unit.sql, { companyId, userId, kind, input, reason, evidence });
  await unit.update(fileImport, asStored(record), { ...changes, job_id, message: null }, changes.state);
}

const expectState = ({ state }: Import, allowed: readonly ImportState[], message: string) => {
  if (!allowed.includes(state)) throw refused(message);
};

/** Runs work on the current version of the import, again after a conflict; returns its id, and its state if it is left. */
async function over(
  { context, read, write, platform }: Pick<Answering, 'context' | 'read' | 'write' | 'platform'>,
  id: string,
  work: (asked: ImportQuery) => Promise<void>,
) {
  await retryOnConflict(() =>
    write(async (unit, batch) => work({ unit, batch, record: await unit.read(fileImport).get(id), context, platform })),
  );
  platform.jobs.wake();
  const left = await read(fileImport).find(id);
  return { ok: true, obj: { _id: id, ...(left ? { state: left.state } : {}) } };
}

const present = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** Merges new settings into the stored ones. Choices for single columns stay until they are changed. */
function mergeSettings(known: ImportSettings | null, given: ImportSettings): ImportSettings {
  return {
    ...known,
    ...present(given),
    defaults: { ...known?.defaults, ...given.defaults },
    day_orders: { ...known?.day_orders, ...given.day_orders },
    decimals: { ...known?.decimals, ...given.decimals },
  };
}

const checkAnswer = handler(checkImport, ({ input: { id, settings }, ...rest }) =>
  over(rest, id, async (asked) => {
    const { record } = asked;
    expectState(record, MAY_CHECK, IMPORT_TEXTS.notNow);
    const merged = withoutMovedAnswers(mergeSettings(record.settings, settings), record.settings);
    const answered = answeredQuestions(record, merged);
    await begin(asked, CHECK, { state: 'checking', settings: merged, answered }, { all: true });
  }),
);

const repairAnswer = (kinds: () => ImportKinds) =>
  handler(repairImport, async ({ input, ...rest }) => {
    const { id, fixes, cells, rows, settings, create = [], create_all = [], forget = [] } = input;
    let taken: readonly TakenName[] = [];
    const answered = await over(rest, id, async (asked) => {
      const { record, batch } = asked;
      expectState(record, ['checked'], IMPORT_TEXTS.notNow);
      if (cells) await changeCells(asked, cells);
      if (rows) await chooseRows(asked, rows);
      const known = record.settings as ImportSettings;
      const {
        served: { entity },
        records,
      } = kindOf({ kinds: kinds() }, record);
      const of = { entity, records };
      const left = withoutPlanned({ ...record, fixes: mergeCorrections(record.fixes, fixes ?? {}) }, forget);
      const missing = [
        ...create,
        ...(await everyMissing(record, of, { columns: create_all, chosen: fixes ?? {} }, batch)),
      ];
      const { taken: there, ...planned } = await withPlanned(of, left, missing, batch);
      taken = there;
      const merged = mergeSettings(known, { ...known, ...present(settings ?? {}) });
      const answered = answeredQuestions(record, merged);
      // Rows that were valid because of a withdrawn record or an earlier answer are not among those that were wrong.
      const all = forget.length > 0 || changesAnswers(known, merged);
      await begin(asked, CHECK, { state: 'checking', ...planned, settings: merged, answered }, { all });
    });
    return { ...answered, obj: { ...answered.obj, taken } };
  });

/** Deletes the import now, and its file and rows in a job. */
async function discard({ unit, record, context, platform }: ImportQuery): Promise<void> {
  const { companyId, userId } = context;
  await platform.jobs.add(unit.sql, { companyId, userId, kind: CLEAR, input: { id: record._id } });
  // The update is refused if another person has started the import meanwhile.
  const cancelled = await unit.update(fileImport, asStored(record), { state: 'failed' }, 'cancel');
  await unit.remove(fileImport, asStored(cancelled));
}

/** State of an import after its running job is cancelled. */
const STOPPED: Partial<Record<ImportState, ImportState>> = {
  reading: 'failed',
  checking: 'uploaded',
  running: 'stopped',
  // Running it again would leave out the rows that were undone; the rest can only be undone.
  undoing: 'done',
};

const decideAnswer = (kinds: () => ImportKinds) =>
  handler(decideImport, async (asked) => {
    const { input, ...rest } = asked;
    const { id, decision, existing } = input;
    const { platform, context, read } = rest;
    if (decision === 'run' || decision === 'undo') {
      const record = await read(fileImport).get(id);
      const { expectReason } = kindOf({ kinds: kinds() }, record);
      await expectReason?.(asked, id, decision, (record.existing ?? existing) === 'update');
    }
    let cancelled: string | null = null;
    const answered = await over(rest, id, async (question) => {
      const { record, unit } = question;
      if (decision === 'run') {
        expectState(record, ['checked', 'stopped'], IMPORT_TEXTS.notChecked);
        await begin(question, RUN, { state: 'running', existing: record.existing ?? existing });
      } else if (decision === 'undo') {
        expectState(record, MAY_UNDO, IMPORT_TEXTS.notWritten);
        await begin(question, UNDO, { state: 'undoing', kept: 0 });
      } else if (decision === 'discard') {
        expectState(record, MAY_CHECK, IMPORT_TEXTS.notNow);
        await discard(question);
      } else {
        expectState(record, UNDER_WAY, IMPORT_TEXTS.nothing);
        cancelled = record.job_id;
        const state = STOPPED[record.state] ?? record.state;
        await unit.update(fileImport, asStored(record), { state }, 'cancel');
      }
    });
    if (cancelled) await platform.jobs.cancel(context.companyId, cancelled);
    return answered;
  });

export const importCalls = (kinds: () => ImportKinds): readonly ServedCall[] => [
  checkAnswer,
  repairAnswer(kinds),
  decideAnswer(kinds),
];
